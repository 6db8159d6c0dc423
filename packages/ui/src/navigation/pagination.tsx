import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Link } from '../elements/link.tsx'
import { color, font, shape } from '../tokens/theme.ts'

/** A link to a page of the list, or a gap where pages are left out. */
export type PaginationItem = { kind: 'page'; page: number; href: string } | { kind: 'gap'; key: string }

interface PaginationProps {
  /** The name of the navigation for screen readers. */
  label: string
  items: readonly PaginationItem[]
  /** The number of the current page. */
  current: number
  /** The address of the previous page. Undefined on the first page. */
  previous?: string | undefined
  /** The address of the next page. Undefined on the last page. */
  next?: string | undefined
  /** The text of the link to the previous page. */
  previousLabel: string
  /** The text of the link to the next page. */
  nextLabel: string
  /** Returns the name of a page link: "Page 3". */
  pageLabel: (page: number) => string
  /** The navigation element. */
  ref?: Ref<HTMLElement>
}

/** Links to the pages of a long list, with Previous and Next in words. */
export function Pagination({
  label,
  items,
  current,
  previous,
  next,
  previousLabel,
  nextLabel,
  pageLabel,
  ref,
}: PaginationProps) {
  return (
    <Nav ref={ref} aria-label={label}>
      <ul>
        {previous && (
          <li>
            <Link href={previous} rel="prev">
              {previousLabel}
            </Link>
          </li>
        )}
        {items.map((item) => (
          <li key={item.kind === 'gap' ? item.key : item.page}>
            {item.kind === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={item.href}
                aria-label={pageLabel(item.page)}
                aria-current={item.page === current ? 'page' : undefined}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
        {next && (
          <li>
            <Link href={next} rel="next">
              {nextLabel}
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  )
}

const Nav = styled.nav`
  margin-top: 1.75rem;

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 3.125rem;
    min-height: 3.125rem;
    padding: 0 0.875rem;
    border: 2px solid ${color.border.default};
    border-radius: ${shape.radius.control};
    color: ${color.text.default};
    font-weight: ${font.bold};
    text-decoration: none;
  }
  span {
    border: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    border-color: ${color.accent.default};
    background: ${color.accent.default};
    color: ${color.accent.on};
  }
`
