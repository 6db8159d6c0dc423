import { Container, Section, SectionHead, Stack } from '@shop/ui/layout/layout.tsx'
import { useId, type ReactNode } from 'react'

interface ContentSectionProps {
  title: string
  /** A sentence below the heading. */
  intro?: ReactNode
  children: ReactNode
}

/** A stretch of the start page under its own heading. */
export function ContentSection({ title, intro, children }: ContentSectionProps) {
  const heading = useId()
  return (
    <Section aria-labelledby={heading}>
      <Container>
        <SectionHead>
          <Stack data-gap="tight">
            <h2 id={heading}>{title}</h2>
            {intro}
          </Stack>
        </SectionHead>
        {children}
      </Container>
    </Section>
  )
}
