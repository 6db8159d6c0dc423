import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Container } from '../layout/layout.tsx'
import { hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { belowDesktop, belowTablet, from } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

/** A statement or phone number above the header. */
export interface SellingPoint {
  key: string
  icon: IconName
  text: ReactNode
  /** A second text, after a dot. On a phone on a line of its own. */
  note?: ReactNode
  /** Shows it on a phone too. There is space for one or two. */
  onPhone?: boolean
  /** Shows it on a phone only, for what the phone's header has no space for. */
  phoneOnly?: boolean
  /** Hides it on all but the widest screens, or only on screens narrower than a desktop. */
  leftOut?: 'unlessWide' | 'belowDesktop' | undefined
}

interface SellingPointsProps {
  /** The name of the bar for screen readers. */
  label: string
  points: readonly SellingPoint[]
}

/** The bar above the header with selling points, phone number and opening hours. */
export function SellingPoints({ label, points }: SellingPointsProps) {
  return (
    <Bar aria-label={label} data-surface="brand" data-screen-only>
      <Container>
        <ul>
          {points.map(({ key, icon, text, note, onPhone, phoneOnly, leftOut }, index) => (
            <li
              key={key}
              data-parsed={index === points.length - 1 || undefined}
              data-on-phone={onPhone || phoneOnly || undefined}
              data-phone-only={phoneOnly || undefined}
              data-left-out={leftOut}
            >
              <Icon name={icon} />
              {note ? (
                <span>
                  {text} <Note>{note}</Note>
                </span>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </Container>
    </Bar>
  )
}

const Note = styled.span`
  ${belowTablet} {
    display: block;
  }
  ${from.tablet} {
    &::before {
      content: '· ';
    }
  }
`
const Bar = styled.section`
  background: ${color.header.utilityBg};
  color: ${color.header.utilityFg};
  font-size: 1rem;

  ul {
    ${hiddenWhileParsing}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.75rem;
    min-height: 2.875rem;
    padding-block: 0.375rem;
    line-height: 1.3;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  a {
    padding-block: 0.75rem;
    color: inherit;
  }
  [data-icon] {
    font-size: 1.25rem;
  }

  ${belowTablet} {
    /* With enlarged text each point takes a line. Otherwise they share one, and the longer text wraps. */
    ul {
      flex-wrap: wrap;
      column-gap: 0.5rem;
    }
    li {
      flex: 1 1 9rem;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    li[data-phone-only] {
      flex: none;
      gap: 0.375rem;
    }
    /* Enlarges the press area of a short word without taking space. */
    [data-phone-only] > a {
      margin-inline: -0.5rem;
      padding-inline: 0.5rem;
    }
    li:not([data-on-phone]) {
      display: none;
    }
  }
  @media (max-width: 95em) {
    [data-left-out='unlessWide'] {
      display: none;
    }
  }
  ${belowDesktop} {
    [data-left-out] {
      display: none;
    }
  }
  ${from.tablet} {
    [data-phone-only] {
      display: none;
    }
  }
`
