import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CompactLines } from './compact-lines.tsx'
import type { CompactLine } from './compact-lines.tsx'
import { color, elevation, font, shape, space, type } from '../tokens/theme.ts'

interface MiniCartProps {
  title: ReactNode
  /** The name of the list for screen readers. */
  label: string
  lines: readonly CompactLine[]
  /** "Total" and the formatted amount. */
  total?: ReactNode
  /** Links to the cart or to continue shopping. */
  actions: ReactNode
  /** The button that closes it. */
  close?: ReactNode
}

/** A summary of the cart for the header's dropdown. */
export function MiniCart({ title, label, lines, total, actions, close }: MiniCartProps) {
  return (
    <Box>
      <Head>
        {title}
        {close}
      </Head>
      <CompactLines label={label} lines={lines} scrollable />
      {total && <Total>{total}</Total>}
      <Actions data-apart={!total && lines.length > 0 ? '' : undefined}>{actions}</Actions>
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[2]};

  h2 {
    font-size: ${type.h3};
  }
`
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: ${space[4]};
  border-top: 2px solid ${color.text.default};
  font-family: ${font.price};
  font-size: ${type.lead};
  font-weight: ${font.bold};
`
// Without a total, keeps a distance from the line below the last product.
const Actions = styled.div`
  display: grid;
  gap: ${space[3]};

  &[data-apart] {
    margin-top: ${space[4]};
  }
`
