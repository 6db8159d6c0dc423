import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { InBrowser } from './in-browser.tsx'

interface AccessLayoutProps {
  title: string
  intro?: string
  /** The names of the form's fields. */
  fields: readonly MessageKey[]
  /** The form, which says the page's title. */
  children: ReactNode
  /** The other way into the account, beside the form where there is room. */
  beside?: ReactNode
}

/** A page with one form that leads into the account; it begins where the page for logging in begins. */
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
