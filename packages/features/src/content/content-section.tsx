import { Container, Section, SectionHead, Stack } from '@shop/ui/layout/layout.tsx'
import { useId, type ReactNode } from 'react'
import { FarSection } from '../rendering/client/far-parts.tsx'

interface ContentSectionProps {
  title: string
  /** A sentence below the heading. */
  intro?: ReactNode
  children: ReactNode
  /** Whether it stands where the page begins. */
  isFirst?: boolean
}

/** A stretch of the start page under its own heading. */
export function ContentSection({ title, intro, children, isFirst = false }: ContentSectionProps) {
  const heading = useId()
  const Frame = isFirst ? Section : FarSection
  return (
    <Frame aria-labelledby={heading}>
      <Container>
        <SectionHead>
          <Stack data-gap="tight">
            <h2 id={heading}>{title}</h2>
            {intro}
          </Stack>
        </SectionHead>
        {children}
      </Container>
    </Frame>
  )
}
