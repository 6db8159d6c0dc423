import { Container, SectionHead, Stack } from '@shop/ui/layout/layout.tsx'
import { useId, type ReactNode } from 'react'
import { FarSection } from '../rendering/client/far-parts.tsx'

interface ContentSectionProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A section of the home page with a heading. */
export function ContentSection({ title, intro, children }: ContentSectionProps) {
  const heading = useId()
  return (
    <FarSection aria-labelledby={heading}>
      <Container>
        <SectionHead>
          <Stack gap="tight">
            <h2 id={heading}>{title}</h2>
            {intro}
          </Stack>
        </SectionHead>
        {children}
      </Container>
    </FarSection>
  )
}
