import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Link } from '../elements/link.tsx'
import type { NavItem } from './site-nav.tsx'
import { from, withLargeLetters } from '../tokens/core.ts'
import { color, font, shape } from '../tokens/theme.ts'

/** An item of the mobile menu with a picture. */
export interface MobileMenuItem extends NavItem {
  picture?: ReactNode
}

interface MobileMenuProps {
  /** The id that the menu button refers to. */
  id: string
  /** The name of the menu for screen readers. */
  label: string
  items: readonly MobileMenuItem[]
  open: boolean
  /** Returns the name of the button that expands an item: "Show more in Batteries". */
  moreLabel: (item: string) => string
  /** `MenuExtras` below the items, such as log in and help. */
  extras: ReactNode
  /** Called when the visitor follows a link. */
  onFollow: () => void
}

/**
 * The menu on a phone: every category with its picture, and links to help and account below. Rendered only while open, because
 * it has a tenth of a page's elements.
 */
export function MobileMenu({ open, id, label, ...rows }: MobileMenuProps) {
  return (
    <Place id={id} aria-label={label} hidden={!open}>
      {open && <MenuRows {...rows} />}
    </Place>
  )
}

function MenuRows({ items, moreLabel, extras, onFollow }: Omit<MobileMenuProps, 'id' | 'label' | 'open'>) {
  return (
    <>
      <Rows>
        {items.map((item) => (
          <MenuRow key={item.href} item={item} moreLabel={moreLabel(item.label)} onFollow={onFollow} />
        ))}
      </Rows>
      {extras}
    </>
  )
}

interface MenuExtrasProps {
  /** The links. `state` is passed to the page that a link leads to. */
  extras: readonly { icon: IconName; label: string; href: string; state?: unknown }[]
  /** A sentence below the links. */
  note?: string | undefined
  /** Called when the visitor follows a link. */
  onFollow: () => void
}

/** The links below the items of the mobile menu. */
export function MenuExtras({ extras, note, onFollow }: MenuExtrasProps) {
  return (
    <Extras>
      {extras.map(({ icon, label, href, state }) => (
        <li key={href}>
          <Link href={href} state={state} onClick={onFollow}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
      {note && <li>{note}</li>}
    </Extras>
  )
}

interface MenuRowProps {
  item: MobileMenuItem
  moreLabel: string
  onFollow: () => void
}

function MenuRow({ item, moreLabel, onFollow }: MenuRowProps) {
  const [expanded, setExpanded] = useState(false)
  const children = item.children ?? []
  return (
    <li>
      <Line>
        <Link href={item.href} aria-current={item.current ? 'page' : undefined} onClick={onFollow}>
          {item.picture}
          <span>{item.label}</span>
          {children.length === 0 && <Icon name="right" />}
        </Link>
        {children.length > 0 && (
          <button type="button" aria-label={moreLabel} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            <Icon name={expanded ? 'up' : 'down'} />
          </button>
        )}
      </Line>
      {children.length > 0 && (
        <SubItems hidden={!expanded}>
          {children.map((child) => (
            <li key={child.href}>
              <Link href={child.href} aria-current={child.current ? 'page' : undefined} onClick={onFollow}>
                {child.mark}
                <span>{child.label}</span>
              </Link>
            </li>
          ))}
        </SubItems>
      )}
    </li>
  )
}

const Place = styled.nav`
  padding: 0.75rem 1.25rem 2rem;
  border-top: 1px solid ${color.border.subtle};
  background: ${color.surface.page};
  color: ${color.text.default};

  ${from.tablet} {
    display: none;
  }
`
const Rows = styled.ul`
  > li {
    border-bottom: 1px solid ${color.border.default};
  }
`
const Line = styled.div`
  display: flex;
  align-items: center;

  > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 1rem;
    min-width: 0;
    min-height: 4.75rem;
    color: inherit;
    font-family: ${font.display};
    font-size: 1.3125rem;
    font-weight: ${font.displayWeight};
    line-height: 1.2;
    text-decoration: none;
  }
  > a > span:not([data-icon]) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > [aria-current] > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  img {
    width: min(4rem, 18vw);
    height: auto;
    aspect-ratio: 1;
    border-radius: min(${shape.radius.tile}, 14px);
    background: ${color.surface.tile};
    object-fit: contain;
  }
  > button {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [data-icon] {
    color: ${color.accent.default};
    font-size: 1.5rem;
  }
  /* As wide as the button of items that can be expanded. */
  > a > [data-icon] {
    justify-content: center;
    width: 3.5rem;
  }
  ${withLargeLetters} {
    > a {
      gap: 0.25rem;
    }
    img {
      display: none;
    }
    > button,
    > a > [data-icon] {
      width: 2.5rem;
    }
  }
`
const SubItems = styled.ul`
  padding: 0 0 0.75rem min(5rem, 20vw);

  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3rem;
    color: inherit;
    font-weight: ${font.bold};
    text-decoration: none;
  }
  a > :last-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
const Extras = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;

  /* A link that does not fit beside another, such as a phone number, takes a whole row. */
  > li {
    flex: 1 1 9.5rem;
    max-width: 100%;
  }

  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    height: 100%;
    min-height: 3.75rem;
    padding: 0.5rem 1rem;
    border-radius: ${shape.radius.control};
    background: ${color.surface.sunken};
    color: inherit;
    font-weight: ${font.bold};
    line-height: 1.2;
    text-decoration: none;
  }
`
