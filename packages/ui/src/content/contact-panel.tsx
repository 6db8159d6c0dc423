import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, font, shape } from '../tokens/theme.ts'

interface ContactPanelProps {
  title: ReactNode
  /** A short text. Always include a written way of contact, because many customers cannot hear on the phone. */
  children: ReactNode
  /** The phone number as displayed. It becomes a link. */
  phone?: string | undefined
  /** The opening hours. */
  hours?: ReactNode
}

/** The contact details of customer service. */
export function ContactPanel({ title, children, phone, hours }: ContactPanelProps) {
  return (
    <Box data-surface="brand">
      <Words>
        <h2>{title}</h2>
        {children}
      </Words>
      {(phone || hours) && (
        <div>
          {phone && <Number href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Number>}
          {hours && <Hours>{hours}</Hours>}
        </div>
      )}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1.25rem;
  padding: 2rem 1.5rem;
  border-radius: ${shape.radius.panel};
  background: ${color.surface.brand};
  color: ${color.text.onBrand};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 2.5rem 3rem;
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  color: ${color.text.onBrandMuted};

  h2 {
    color: ${color.text.onBrand};
  }
  a {
    color: ${color.text.onBrand};
  }
`
const Number = styled.a`
  display: inline-block;
  padding-block: 0.375rem;
  color: ${color.text.onBrand};
  font: ${font.displayWeight} 2rem / 1.1 ${font.display};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.text.onBrand};
    text-decoration: underline;
  }
`
const Hours = styled.p`
  color: ${color.text.onBrandMuted};
  font-size: 1rem;
`
