import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { InBrowser } from './in-browser.tsx'

interface AccessLayoutProps {
  title: string
  intro?: string
  /** The labels of the form's fields, for the outline before hydration. */
  fields: readonly MessageKey[]
  /** The form, which sets the document's title. */
  children: ReactNode
  /** What stands beside the form on wide screens. */
  beside?: ReactNode
}

/** The layout of a page with one form: login, registration, or reset of a password. */
export function AccessLayout({ title, intro, fields, children, beside }: AccessLayoutProps) {
  return (
    <Container>
      <Section data-spacing="page-top">
        <WithSummary>
          <Stack data-gap="fields">
            <Stack data-gap="tight">
              <h1>{title}</h1>
              {intro && <Lead>{intro}</Lead>}
            </Stack>
            <InBrowser title={title} fields={fields}>
              {children}
            </InBrowser>
          </Stack>
          {beside}
        </WithSummary>
      </Section>
    </Container>
  )
}
