import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../tokens/theme.ts'

/** The logos of partners, such as brands and clinics. */
export function PartnerLogos({ partners }: { partners: readonly { key: string; logo: ReactNode }[] }) {
  return (
    <List>
      {partners.map(({ key, logo }) => (
        <li key={key}>{logo}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 2.75rem;
  color: ${color.text.muted};
  font-size: 1.25rem;

  img {
    width: auto;
    height: 3rem;
  }
`
