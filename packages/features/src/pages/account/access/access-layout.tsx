import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { ContactInstead } from '../../../forms/contact-instead.tsx'
import { useCanSendCaptcha } from '../../../forms/use-can-send-captcha.ts'
import { Head } from '../../../runtime/document/head.tsx'
import { InBrowser } from '../in-browser.tsx'

interface AccessLayoutProps {
  title: string
  intro?: string
  /** The labels of the form's fields, for the outline before hydration. */
  fields: readonly MessageKey[]
  /** The text that replaces the form of a page with a captcha, in a shop without one. */
  withoutCaptcha?: MessageKey
  /** A link below that text. */
  belowReason?: ReactNode
  /** The form, which sets the document's title. */
  children: ReactNode
  /** The content beside the form on wide screens. */
  beside?: ReactNode
}

/** The layout of a page with one form: login, registration, or reset of a password. */
export function AccessLayout(props: AccessLayoutProps) {
  const { title, intro, fields, withoutCaptcha, belowReason, children, beside } = props
  const canSendCaptcha = useCanSendCaptcha()
  const reason = canSendCaptcha ? undefined : withoutCaptcha
  return (
    <Container>
      <Section spacing="page-top">
        <WithSummary>
          <Stack gap="fields">
            <Stack gap="tight">
              <h1>{title}</h1>
              {intro && !reason && <Lead>{intro}</Lead>}
            </Stack>
            {reason ? (
              <>
                <Head title={title} noindex />
                <ContactInstead text={reason} />
                {belowReason}
              </>
            ) : (
              <InBrowser title={title} fields={fields}>
                {children}
              </InBrowser>
            )}
          </Stack>
          {beside}
        </WithSummary>
      </Section>
    </Container>
  )
}
