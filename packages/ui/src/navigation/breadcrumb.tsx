import { styled } from 'styled-components'
import { Link } from '../elements/link.tsx'
import { belowTablet } from '../tokens/core.ts'
import { color, font, type } from '../tokens/theme.ts'

/** One level of the breadcrumb. The last one is the current page. */
export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbProps {
  /** The name of the navigation for screen readers. */
  label: string
  /** The levels, from the front page to the current page. */
  crumbs: readonly Crumb[]
}

/** The path from the front page to the current page. A phone shows only the link one level up. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  const last = crumbs.length - 1
  return (
    <Nav aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  )
}

const Nav = styled.nav`
  padding-block: 0.875rem 0.25rem;
  font-size: ${type.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 0.5rem;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  a {
    display: inline-block;
    min-width: 2.75rem;
    padding-block: 0.625rem;
    color: ${color.text.muted};
  }
  [aria-current] {
    color: ${color.text.default};
    font-weight: ${font.bold};
  }
  li + li::before {
    content: '';
    width: 7px;
    height: 7px;
    border: solid ${color.text.muted};
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }

  ${belowTablet} {
    li:not(:nth-last-child(2)) {
      display: none;
    }
    li:nth-last-child(2)::before {
      content: '';
      width: 9px;
      height: 9px;
      border: solid ${color.text.link};
      border-width: 2px 2px 0 0;
      transform: rotate(-135deg);
    }
    a {
      color: ${color.text.link};
    }
  }
`
