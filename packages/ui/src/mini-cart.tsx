import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, elevation, font, shape, space, type } from './theme.ts'

/** One thing in the mini-cart. */
export interface MiniCartLine {
  key: string
  picture: ReactNode
  name: ReactNode
  details?: ReactNode
  total?: ReactNode
  /** Just added: marked for a moment. */
  fresh?: boolean
}

interface MiniCartProps {
  title: ReactNode
  lines: readonly MiniCartLine[]
  /** "Total" and its amount as ready-made text. */
  total?: ReactNode
  /** To the cart, and on with shopping. */
  actions: ReactNode
  close?: ReactNode
}

/** What is in the cart, at a glance. */
export function MiniCart({ title, lines, total, actions, close }: MiniCartProps) {
  return (
    <Box>
      <Head>
        {title}
        {close}
      </Head>
      {/* A list that scrolls must be reachable without a mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <List tabIndex={lines.length > 3 ? 0 : undefined}>
        {lines.map(({ key, picture, name, details, total: sum, fresh }) => (
          <li key={key} data-fresh={fresh || undefined}>
            <Tile>{picture}</Tile>
            <div>
              <Name>{name}</Name>
              {details && <Details>{details}</Details>}
            </div>
            {sum && <Sum>{sum}</Sum>}
          </li>
        ))}
      </List>
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
`
const List = styled.ul`
  max-height: 25rem;
  overflow: auto;

  > li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr) auto;
    gap: 0.875rem;
    padding: 0.875rem 0;
    line-height: 1.35;
    hyphens: auto;
  }
  > li + li {
    border-top: 1px solid ${color.border.subtle};
  }
  > [data-fresh] {
    background: ${color.surface.selected};
  }
`
const Tile = styled.div`
  border-radius: min(${shape.radius.tile}, 14px);
  background: ${color.surface.tile};
`
const Name = styled.p`
  font-weight: ${font.bold};
`
const Details = styled.p`
  color: ${color.text.muted};
  font-size: ${type.small};
`
const Sum = styled.p`
  font-family: ${font.price};
  font-weight: ${font.bold};
  white-space: nowrap;
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
