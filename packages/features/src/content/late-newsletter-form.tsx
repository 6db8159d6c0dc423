import type { ComponentProps } from 'react'
import { reopenOnce } from '../runtime/failures/reopen.ts'
import { createLatePart } from '../rendering/client/late-part.tsx'
import { useEndedLogins } from '../session/visit/use-ended-logins.ts'
import type { NewsletterForm } from './newsletter-form.tsx'

const LateForm = createLatePart(async () => (await import('./newsletter-form.tsx')).NewsletterForm, reopenOnce)

/** The form for the newsletter, whose code is loaded late. The end of a login empties it. */
export function LateNewsletterForm(props: ComponentProps<typeof NewsletterForm>) {
  return <LateForm key={useEndedLogins()} {...props} />
}
