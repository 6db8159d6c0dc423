import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, shape, type } from '../../tokens/theme.ts'

/** A line in the mini-cart or in a summary. */
export interface CompactLine {
  key: string
  picture: ReactNode
  name: ReactNode
  /** Attributes and quantity. */
  details?: ReactNode
  /** A button for the line, such as "Remove". */
  action?: ReactNode
  /** The formatted total of the line. */
  total?: ReactNode
  /** Highlights a line that was just added. */
  highlighted?: boolean
}

interface CompactLinesProps {
  /** The name of the list for screen readers. */
  label: string
  lines: readonly CompactLine[]
  /** Limits the height, so that a long list scrolls. */
  scrollable?: boolean
}

/** The lines of a cart or order with little detail. */
export function CompactLines({ label, lines, scrollable = false }: CompactLinesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be reachable by keyboard
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
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.875rem;
    padding: 0.875rem 0.5rem;
    line-height: 1.35;
    hyphens: auto;
  }
  /* As wide as the words, although a highlighted line is wider. */
  > li + li::before {
    content: '';
    position: absolute;
    inset: 0 0.5rem auto;
    border-top: 1px solid ${color.border.subtle};
  }
  /* Aligns the icon of the button with the name. */
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
/** Has a minimum width in rem. With enlarged text the total, or the whole text, wraps to its own row. */
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
