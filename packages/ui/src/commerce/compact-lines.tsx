import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, shape, type } from '../tokens/theme.ts'

/** One order line in the mini-cart or in a summary. */
export interface CompactLine {
  key: string
  picture: ReactNode
  name: ReactNode
  /** Attributes and quantity. */
  details?: ReactNode
  /** A button that does something with it. */
  action?: ReactNode
  /** What it costs, as ready-made text. */
  total?: ReactNode
  /** Just added: highlighted for a moment. */
  highlighted?: boolean
}

/** Order lines with the least detail; a long list scrollable where it must not grow. */
export function CompactLines({
  label,
  lines,
  scrollable = false,
}: {
  label: string
  lines: readonly CompactLine[]
  scrollable?: boolean
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrollable must be reachable without a mouse
    <List
      aria-label={label}
      data-scrollable={scrollable || undefined}
      tabIndex={scrollable && lines.length > 3 ? 0 : undefined}
    >
      {lines.map(({ key, picture, name, details, action, total, highlighted }) => (
        <li key={key} data-highlighted={highlighted || undefined}>
          <Tile>{picture}</Tile>
          <Words>
            <Name>{name}</Name>
            {details && <Details>{details}</Details>}
            {action}
          </Words>
          {total && <Sum>{total}</Sum>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin-inline: -0.5rem;

  &[data-scrollable] {
    max-height: 25rem;
    overflow: auto;
  }

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.875rem;
    padding: 0.875rem 0.5rem;
    line-height: 1.35;
    hyphens: auto;
  }
  > li + li {
    border-top: 1px solid ${color.border.subtle};
  }
  /* Its icon stands below the name, not its padding. */
  button {
    margin-inline-start: -0.875rem;
  }
  > [data-highlighted] {
    border-radius: ${shape.radius.control};
    background: ${color.surface.selected};
  }
`
const Tile = styled.div`
  align-self: start;
  width: min(4.75rem, 22vw);
  border-radius: min(${shape.radius.tile}, 14px);
  background: ${color.surface.tile};
`
/** Never narrower than a few letters: large ones send the sum, or all the words, to a row of their own. */
const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`
const Name = styled.p`
  font-weight: ${font.bold};
`
const Details = styled.div`
  color: ${color.text.muted};
  font-size: ${type.small};
`
const Sum = styled.p`
  margin-inline-start: auto;
  font-family: ${font.price};
  font-weight: ${font.bold};
  white-space: nowrap;
`
