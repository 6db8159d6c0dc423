import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Link } from '../elements/link.tsx'
import { from } from '../tokens/core.ts'
import { color, font, shape } from '../tokens/theme.ts'

/** A link to a page of account or customer service, or an action such as log out. */
export type SideNavItem = { icon?: IconName; label: string } & (
  | { href: string; current?: boolean }
  | { onPress: () => void }
)

interface SideNavProps {
  /** The name of the navigation for screen readers. */
  label: string
  items: readonly SideNavItem[]
}

/** The navigation of account and customer service. At the side from 992 px on, above the page in two columns on smaller screens. */
export function SideNav({ label, items }: SideNavProps) {
  return (
    <Nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={'href' in item ? item.href : item.label}>
            {'href' in item ? (
              <Link href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Link>
            ) : (
              <button type="button" onClick={item.onPress}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
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
    gap: 0.5rem;
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: 100%;
    min-height: 3.375rem;
    padding: 0.5rem 0.375rem 0.5rem 0.5rem;
    border: 0;
    border-radius: ${shape.radius.control};
    background: ${color.surface.sunken};
    color: ${color.text.default};
    font-weight: ${font.bold};
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: anywhere;
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

  ${from.phoneWide} {
    ul {
      grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
    }
  }
  ${from.desktop} {
    ul {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.25rem;
    }
    a:not([aria-current]),
    button {
      background: none;
    }
    a,
    button {
      gap: 0.875rem;
      padding-inline: 1rem;
    }
  }
`
