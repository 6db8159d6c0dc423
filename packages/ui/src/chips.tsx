import { styled } from 'styled-components'
import { Link } from './link.tsx'
import { color, font, shape } from './theme.ts'

/** One narrower view of a list. */
export interface Chip {
  href: string
  label: string
  current?: boolean
}

/** Narrower views of a list beside each other: "Everything", "Brushes and tools". */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link href={chip.href} aria-current={chip.current ? 'page' : undefined}>
              {chip.label}
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
  gap: 0.625rem;

  a {
    display: grid;
    align-items: center;
    min-height: 3.25rem;
    padding: 0.25rem 1.125rem;
    border: 2px solid ${color.border.control};
    border-radius: ${shape.radius.control};
    background: ${color.surface.raised};
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    background: ${color.surface.selected};
    text-decoration: underline;
  }
  [aria-current] {
    border-color: ${color.accent.default};
    background: ${color.surface.selected};
    color: ${color.accent.hover};
  }
  [aria-current]:not(:focus-visible) {
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }
`
