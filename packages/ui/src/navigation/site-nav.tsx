import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { Link } from '../elements/link.tsx'
import { belowTablet, from, layer } from '../tokens/core.ts'
import { color, elevation, font, shape } from '../tokens/theme.ts'
import { useDismiss } from './use-dismiss.ts'

/** An item of the menu with its sub-items. */
export interface NavItem {
  href: string
  label: string
  /** A mark before the label, such as the tab of a battery size. */
  mark?: ReactNode
  /** True on this page and the pages below it. */
  current?: boolean
  /** The sub-items, of one level only. */
  children?: readonly NavItem[]
}

interface SiteNavProps {
  /** The name of the menu for screen readers. */
  label: string
  items: readonly NavItem[]
  /** Shows the menu on a phone. Wider screens always show it. */
  open: boolean
  /** The id that the menu button refers to. */
  id: string
  /** Returns the name of the button that expands an item: "More of Batteries". */
  moreLabel: (item: string) => string
  /** Called when the visitor follows a link. */
  onFollow?: () => void
}

// With more items the width is too small for their labels.
const MOST_IN_A_ROW = 8

/** Returns the screens on which the items share one row, by their number and whether they have expand buttons. */
function oneRowFrom(items: readonly NavItem[]) {
  if (items.length > MOST_IN_A_ROW) return undefined
  return items.some(({ children = [] }) => children.length > 0) ? 'wide' : 'desktop'
}

/** The menu of the shop with one level of sub-items. A row from tablets on, a list behind a button on phones. */
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

// Labels that do not fit on one line take two, within the height of the row. Small paddings leave them the width.
const oneRow = css`
  display: flex;
  justify-content: space-between;
  height: 3.5rem;
  padding-inline: 2.375rem;

  > li > div > a {
    padding-inline: 0.125rem;
  }
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
    /* The number of rows must not depend on the width of the labels, which changes when the brand's typeface has loaded. */
    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
      grid-auto-rows: 3.5rem;
      gap: 0.25rem 0.75rem;
      max-width: 80rem;
      margin-inline: auto;
      padding-inline: 2.1875rem;
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
      padding-inline: 0.25rem;
      line-height: 1.15;
    }
    /* As wide as a finger needs, over the gap to the next item. */
    > ul > li > div > button {
      margin-inline: -0.25rem -0.75rem;
    }
    > ul > li > div > [aria-current] {
      box-shadow: inset 0 -4px 0 ${color.header.navActive};
      color: ${color.header.navActive};
    }
    ${hiddenWhileParsing}
  }
  /* Measured in rem: with enlarged text the items take more rows instead of overflowing. */
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
