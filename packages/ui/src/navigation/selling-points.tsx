import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Container } from '../layout/layout.tsx'
import { hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { belowDesktop, belowTablet, from } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

/** One statement or number above the header. */
export interface SellingPoint {
  key: string
  icon: IconName
  text: ReactNode
  /** Goes with the text: behind a dot, or on a phone in a line of its own. */
  note?: ReactNode
  /** Shown on a phone too, where there is room for one or two. */
  onPhone?: boolean
  /** Shown on a phone only, where the header has no room for it. */
  phoneOnly?: boolean
  /** The screens that leave it out: all but the widest ones, or only those narrower than a desktop's. */
  leftOut?: 'unlessWide' | 'belowDesktop' | undefined
}

/** The bar above the header: delivery, dispatch, telephone and hours. */
export function SellingPoints({ label, points }: { label: string; points: readonly SellingPoint[] }) {
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
    padding-block: 0.25rem;
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
    /* Large letters take a line each; usual ones share one, and the longer text breaks. */
    ul {
      flex-wrap: wrap;
      column-gap: 0.75rem;
    }
    li {
      flex: 1 1 9rem;
    }
    li[data-phone-only] {
      flex: none;
    }
    /* A short word is a target too, without taking more room. */
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
