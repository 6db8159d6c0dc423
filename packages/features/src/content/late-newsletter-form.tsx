import { reopenOnce } from '../runtime/failures/reopen.ts'
import { createLateForm } from '../rendering/client/late-form.tsx'

/** The form for the newsletter, whose code is loaded late. */
export const LateNewsletterForm = createLateForm(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
  reopenOnce,
)
