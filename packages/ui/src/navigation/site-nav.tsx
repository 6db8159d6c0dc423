import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { Link } from '../elements/link.tsx'
import { belowTablet, from, layer } from '../tokens/core.ts'
import { color, elevation, font, shape } from '../tokens/theme.ts'
import { useDismiss } from './use-dismiss.ts'

/** An item of the menu, with its sub-items. */
export interface NavItem {
  href: string
  label: string
  /** A sign in front of the label, such as the tab of a battery size. */
  mark?: ReactNode
  /** The visitor is on this page or below it. */
  current?: boolean
  children?: readonly NavItem[]
}

interface SiteNavProps {
  label: string
  items: readonly NavItem[]
  /** On a phone the menu shows only while it is open. */
  open: boolean
  id: string
  /** The accessible name of the button that expands an item: "More of Batteries". */
  moreLabel: (item: string) => string
  onFollow?: () => void
}

// More items than this would leave too little width for their words.
const MOST_IN_A_ROW = 8

/** From which width on the items share one row: their number tells, and whether they have buttons that take room. */
function oneRowFrom(items: readonly NavItem[]) {
  if (items.length > MOST_IN_A_ROW) return undefined
  return items.some(({ children = [] }) => children.length > 0) ? 'wide' : 'desktop'
}

/** The shop's menu: a row from a tablet on, a list behind "Menu" on a phone; one level of sub-items. */
export function SiteNav({ label, items, open, id, moreLabel, onFollow }: SiteNavProps) {
  const [expanded, setExpanded] = useState<string>()
  const area = useRef<HTMLElement>(null)
  const collapse = useCallback(() => setExpanded(undefined), [])
  useDismiss(area, expanded !== undefined, collapse)
  const follow = () => {
    collapse()
    onFollow?.()
  }
  return (
    <Nav ref={area} id={id} aria-label={label} data-open={open || undefined} data-one-row={oneRowFrom(items)}>
      <ul>
        {items.map((item) => (
          <NavEntry
            key={item.href}
            item={item}
            moreLabel={moreLabel(item.label)}
            expanded={expanded === item.href}
            onExpand={() => setExpanded(expanded === item.href ? undefined : item.href)}
            onFollow={follow}
          />
        ))}
      </ul>
      <ParsedMark />
    </Nav>
  )
}

interface NavEntryProps {
  item: NavItem
  moreLabel: string
  expanded: boolean
  onExpand: () => void
  onFollow: () => void
}

function NavEntry({ item, moreLabel, expanded, onExpand, onFollow }: NavEntryProps) {
  const children = item.children ?? []
  return (
    <li>
      <ItemRow>
        <NavLink item={item} onFollow={onFollow} />
        {children.length > 0 && (
          <ExpandButton type="button" aria-label={moreLabel} aria-expanded={expanded} onClick={onExpand}>
            <Icon name="down" />
          </ExpandButton>
        )}
      </ItemRow>
      {children.length > 0 && (
        <SubItems hidden={!expanded}>
          {children.map((child) => (
            <li key={child.href}>
              <NavLink item={child} onFollow={onFollow} />
            </li>
          ))}
        </SubItems>
      )}
    </li>
  )
}

function NavLink({ item, onFollow }: { item: NavItem; onFollow: () => void }) {
  return (
    <Link href={item.href} aria-current={item.current ? 'page' : undefined} onClick={onFollow}>
      {item.mark}
      {item.label}
    </Link>
  )
}

// Words that do not fit into one line take two, within the row.
const oneRow = css`
  display: flex;
  justify-content: space-between;
  height: 3.5rem;
`
const Nav = styled.nav`
  container-type: inline-size;
  border-top: 1px solid ${color.header.border};
  background: ${color.header.navBg};
  color: ${color.header.navFg};

  a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.625rem;
    min-height: 3.5rem;
    padding: 0 0.875rem;
    color: inherit;
    font-size: 1.0625rem;
    font-weight: ${font.bold};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }

  ${belowTablet} {
    &:not([data-open]) {
      display: none;
    }
    a {
      font-size: 1.25rem;
    }
    > ul > li {
      border-bottom: 1px solid ${color.header.border};
    }
  }
  ${from.tablet} {
    /* How many rows there are never depends on how wide the words are: these differ until the brand's typeface is there. */
    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
      grid-auto-rows: 3.5rem;
      gap: 0.25rem 0.5rem;
      max-width: 80rem;
      margin-inline: auto;
      padding-inline: 2.125rem;
    }
    > ul > li {
      position: relative;
    }
    > ul > li > div {
      height: 100%;
    }
    > ul > li > div > a {
      flex: 0 1 auto;
      min-height: 100%;
      padding-inline: 0.375rem;
      line-height: 1.15;
    }
    > ul > li > div > [aria-current] {
      box-shadow: inset 0 -4px 0 ${color.header.navActive};
      color: ${color.header.navActive};
    }
    ${hiddenWhileParsing}
  }
  /* Measured in letters, not in pixels: with large letters the items take more rows instead of more width than there is. */
  @container (min-width: 48rem) {
    &[data-one-row] > ul {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @container (min-width: 62rem) {
    &[data-one-row='desktop'] > ul {
      ${oneRow}
    }
  }
  @container (min-width: 80rem) {
    &[data-one-row] > ul {
      ${oneRow}
    }
  }
`
const ItemRow = styled.div`
  display: flex;
  align-items: center;
`
const ExpandButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 2.75rem;
  min-height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &[aria-expanded='true'] > [data-icon] {
    transform: rotate(180deg);
  }
`
const SubItems = styled.ul`
  padding: 0 0 0.5rem 1rem;

  ${from.tablet} {
    position: absolute;
    top: 100%;
    left: 0;
    z-index: ${layer.dropdown};
    min-width: 16rem;
    padding: 0.5rem;
    border: 1px solid ${color.border.default};
    border-radius: ${shape.radius.control};
    background: ${color.surface.raised};
    color: ${color.text.default};
    box-shadow: ${elevation.floating};

    a {
      min-height: 3rem;
    }
    li:last-child > & {
      right: 0;
      left: auto;
    }
  }
`
