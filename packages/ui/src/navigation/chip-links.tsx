import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { Link } from '../elements/link.tsx'
import { belowTablet } from '../tokens/core.ts'
import { color, density, font, shape, space } from '../tokens/theme.ts'

/** A link in the form of a chip. */
export interface Chip {
  href: string
  label: string
  /** A mark before the label, such as the tab of a battery size. */
  mark?: ReactNode
  /** Marks the link to the current page. */
  current?: boolean
  /** For a chosen value, whose link leads to the list without it: what that does, for screen readers ("Remove Colour: Red"). */
  removeLabel?: string
}

interface ChipLinksProps {
  /** The name of the navigation for screen readers. */
  label: string
  chips: readonly Chip[]
}

/**
 * Links to the subcategories of a category, as many in a row as fit. On a phone, one row that scrolls. Or the chosen values of a
 * filter, which are all in view on a phone too.
 */
export function ChipLinks({ label, chips }: ChipLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = chips.findIndex((chip) => chip.current)
  useEffect(() => {
    const [row, chip] = [list.current, list.current?.children[current]]
    // Scrolls the row alone. `scrollIntoView` would scroll the page too.
    if (row && chip instanceof HTMLElement) {
      row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
    }
  }, [current])
  return (
    <nav aria-label={label}>
      <List
        ref={list}
        data-marked={chips.some(({ mark }) => Boolean(mark)) || undefined}
        data-chosen={chips.some(({ removeLabel }) => removeLabel) || undefined}
      >
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link href={chip.href} aria-current={chip.current ? 'page' : undefined} aria-label={chip.removeLabel}>
              {chip.mark}
              <span>{chip.label}</span>
              {chip.removeLabel && <Icon name="close" />}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    height: 100%;
    min-height: ${density.control};
    padding: 0.25rem 0.75rem;
    border: 2px solid ${color.border.control};
    border-radius: ${shape.button.radius};
    background: ${color.surface.raised};
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.2;
    text-decoration: none;
  }
  a > span:not([data-icon], [data-battery]) {
    min-width: 0;
    padding-inline: 0.375rem;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current],
  &[data-chosen] a {
    border-color: ${color.accent.default};
    background: ${color.surface.selected};
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }

  &[data-marked] a {
    padding-inline: 0.5rem 0.75rem;
  }
  ${belowTablet} {
    gap: 0.5rem;

    &:not([data-chosen]) {
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${space[5]});
      padding: ${space[1]} ${space[5]};
      overflow-x: auto;
      scrollbar-width: none;
    }
    &:not([data-chosen]) > li {
      flex: none;
      max-width: 80vw;
    }
  }
`
