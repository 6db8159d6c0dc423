import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Link } from '../elements/link.tsx'
import { from } from '../tokens/core.ts'
import { color, font, shape } from '../tokens/theme.ts'

/** A page of the account or of customer service, or what one does there (log out). */
export type SideEntry = { icon?: IconName; label: string } & (
  | { href: string; current?: boolean }
  | { onPress: () => void }
)

/** The pages of the account or of customer service: a list at the side from 992 px, in two columns above the page on smaller screens. */
export function SideNav({ label, entries }: { label: string; entries: readonly SideEntry[] }) {
  return (
    <Nav aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'href' in entry ? (
              <Link href={entry.href} aria-current={entry.current ? 'page' : undefined}>
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
              </Link>
            ) : (
              <button type="button" onClick={entry.onPress}>
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  )
}

const Nav = styled.nav`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: 0.25rem;
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    width: 100%;
    min-height: 3.375rem;
    padding: 0.5rem 1rem;
    border: 0;
    border-radius: ${shape.radius.control};
    background: none;
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
  [aria-current] {
    background: ${color.accent.soft};
    color: ${color.accent.onSoft};
  }
  [data-icon] {
    color: ${color.accent.default};
  }

  ${from.desktop} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
