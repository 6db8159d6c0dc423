import { useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { Link } from '../elements/link.tsx'
import { belowTablet, from, layer } from '../tokens/core.ts'
import { color, elevation, font, shape } from '../tokens/theme.ts'
import { useDismiss } from './use-dismiss.ts'

/** An item of the menu, with its sub-items. */
export interface NavItem {
  href: string
  label: string
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
    <Nav ref={area} id={id} aria-label={label} data-open={open || undefined}>
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
      {item.label}
    </Link>
  )
}

const Nav = styled.nav`
  border-top: 1px solid ${color.header.border};
  background: ${color.header.navBg};
  color: ${color.header.navFg};

  a {
    display: flex;
    flex: 1;
    align-items: center;
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
    > ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0.25rem;
      max-width: 80rem;
      margin-inline: auto;
      padding-inline: 2.125rem;
    }
    > ul > li > div > a {
      padding-inline: 0.375rem;
    }
    > ul > li {
      position: relative;
    }
    > ul > li > div > [aria-current] {
      box-shadow: inset 0 -4px 0 ${color.header.navActive};
      color: ${color.header.navActive};
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
  ${from.tablet} {
    min-width: 1.75rem;
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
