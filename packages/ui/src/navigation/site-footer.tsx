import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { foldable } from '../layout/foldable.ts'
import { Icon } from '../elements/icon.tsx'
import { Container } from '../layout/layout.tsx'
import { drawnNearby } from '../layout/drawn-nearby.ts'
import { from } from '../tokens/core.ts'
import { color, type } from '../tokens/theme.ts'

/** A column of the footer with heading and links. */
export interface FooterColumn {
  key: string
  title: ReactNode
  links: readonly { key: string; link: ReactNode }[]
}

interface SiteFooterProps {
  /** The text and form for the newsletter. */
  newsletter?: ReactNode
  columns: readonly FooterColumn[]
  logo?: ReactNode
  /** The last line: contact, company, year, cookie settings. */
  base?: ReactNode
  /** Lays the footer out only when the visitor scrolls near it. For long pages. */
  isFar?: boolean
}

/** The footer of all pages but checkout and payment: newsletter, columns of links, company. A phone folds the columns. */
export function SiteFooter({ newsletter, columns, logo, base, isFar = false }: SiteFooterProps) {
  return (
    <Foot data-surface="brand" data-drawn={isFar ? 'nearby' : undefined} data-screen-only>
      <Inside>
        {newsletter && <Newsletter>{newsletter}</Newsletter>}
        <Columns data-count={columns.length}>
          {columns.map(({ key, title, links }) => (
            <div key={key}>
              {title && (
                <>
                  <h2>{title}</h2>
                  {/* The links stand outside, because a wide screen shows them without it. */}
                  <details>
                    <summary>
                      <h2>{title}</h2>
                      <Icon name="down" />
                    </summary>
                  </details>
                </>
              )}
              <ul>
                {links.map(({ key: name, link }) => (
                  <li key={name}>{link}</li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        {(logo || base) && (
          <Base>
            {logo}
            {base}
          </Base>
        )}
      </Inside>
    </Foot>
  )
}

/** The footer of checkout and payment, with only the links needed there. */
export const SmallFooter = styled.footer.attrs<{ 'data-screen-only'?: boolean }>({ 'data-screen-only': true })`
  margin-top: 3.5rem;
  border-top: 1px solid ${color.border.default};
  font-size: 1rem;

  > * {
    padding-block: 0.75rem;
  }
  a {
    display: inline-block;
    margin-inline-end: 0.75rem;
    padding-block: 0.625rem;
  }
  button {
    color: ${color.text.link};
  }
`
const Foot = styled.footer`
  margin-top: 2.5rem;
  background: ${color.footer.bg};
  color: ${color.footer.fg};

  a {
    color: ${color.footer.fg};
  }
  h2 {
    font-size: ${type.lead};
  }
  &[data-drawn='nearby'] {
    ${drawnNearby('64rem')}
  }
`
const Inside = styled(Container)`
  padding-block: 2rem 1.5rem;

  ${from.tablet} {
    padding-block: 3rem 2rem;
  }
`
const Newsletter = styled.div`
  display: grid;
  gap: 0.875rem;
  margin-bottom: 1rem;
  padding-bottom: 1.5rem;
  border-bottom: 1px solid ${color.footer.border};

  > div {
    display: grid;
    gap: 0.5rem;
  }
  h2 {
    font-size: ${type.h2};
  }
  p {
    color: ${color.footer.muted};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: 3rem;
    margin-bottom: 2.25rem;
    padding-bottom: 2.25rem;
  }
`
const Columns = styled.div`
  display: grid;
  gap: 0.5rem;

  details {
    ${foldable}
  }
  a {
    display: inline-block;
    min-width: 2.75rem;
    padding-block: 0.875rem;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }

  > div > h2,
  details:not([open]) + ul {
    display: none;
  }

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9.75rem, 1fr));
    gap: 1.75rem 1.25rem;

    > div > h2,
    details:not([open]) + ul {
      display: block;
    }
    > div > h2 {
      margin-bottom: 0.5rem;
    }
    details {
      display: none;
    }
  }
  ${from.desktop} {
    a {
      padding-block: 0.625rem;
    }
  }
`
const Base = styled.div`
  display: grid;
  /* Two columns on a phone, one with large letters. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), auto));
  justify-items: start;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid ${color.footer.border};
  color: ${color.footer.muted};
  font-size: 1rem;

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.875rem 2rem;
    margin-top: 2rem;
    padding-top: 1.5rem;
  }
  > p,
  > :first-child {
    grid-column: 1 / -1;
  }
  && img {
    height: 2.375rem;
  }
  @media (forced-colors: active) {
    && a:has(> img) {
      background: ${color.footer.bg};
    }
  }
`
