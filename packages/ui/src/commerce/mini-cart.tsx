import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CompactLines } from './compact-lines.tsx'
import type { CompactLine } from './compact-lines.tsx'
import { color, elevation, font, shape, space, type } from '../tokens/theme.ts'

interface MiniCartProps {
  title: ReactNode
  /** What the list of lines is called. */
  label: string
  lines: readonly CompactLine[]
  /** "Total" and its amount as ready-made text. */
  total?: ReactNode
  /** To the cart, and on with shopping. */
  actions: ReactNode
  close?: ReactNode
}

/** What is in the cart, at a glance. */
export function MiniCart({ title, label, lines, total, actions, close }: MiniCartProps) {
  return (
    <Box>
      <Head>
        {title}
        {close}
      </Head>
      <CompactLines label={label} lines={lines} scrolls />
      {total && <Total>{total}</Total>}
      <Actions>{actions}</Actions>
    </Box>
  )
}

const Box = styled.div`
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${elevation.floating};
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[2]};

  h2 {
    font-size: ${type.h3};
  }
`
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-top: 2px solid ${color.text.default};
  font-family: ${font.price};
  font-size: ${type.lead};
  font-weight: ${font.bold};
`
const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
`
