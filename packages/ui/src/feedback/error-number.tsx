import { styled } from 'styled-components'
import { color, shape, space } from '../tokens/theme.ts'

interface ErrorNumberProps {
  /** Asks the customer to read out the number. */
  label: string
  /** The digits. */
  number: string
}

/** The number of a failure, in large groups of three digits that are easy to read out. */
export function ErrorNumber({ label, number }: ErrorNumberProps) {
  return (
    <Box>
      <span>{label}</span>
      <Digits>{groupsOfThree(number)}</Digits>
    </Box>
  )
}

const groupsOfThree = (digits: string) => (digits.match(/.{1,3}/g) ?? []).join(' ')

const Box = styled.p`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.sunken};
`
const Digits = styled.strong`
  font-size: 2rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  word-spacing: 0.25em;
`
