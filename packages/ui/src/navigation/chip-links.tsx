import { styled } from 'styled-components'
import { Link } from '../elements/link.tsx'
import { color, density, font, shape } from '../tokens/theme.ts'

/** A link drawn as a chip. */
export interface Chip {
  href: string
  label: string
  current?: boolean
}

/** Links to the subcategories of a category, as many to a row as fit. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
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
  gap: 0.75rem;

  a {
    display: flex;
    align-items: center;
    min-height: ${density.control};
    padding: 0.25rem 1.125rem;
    border: 2px solid ${color.border.control};
    border-radius: ${shape.button.radius};
    background: ${color.surface.raised};
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    border-color: ${color.accent.default};
    background: ${color.surface.selected};
    color: ${color.text.default};
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }
`
