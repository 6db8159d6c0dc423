import { reopenOnce } from '../runtime/failures/reopen.ts'
import { createLatePart } from '../rendering/client/late-part.tsx'

/** The form for the newsletter, whose code is loaded late. */
export const LateNewsletterForm = createLatePart(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
  reopenOnce,
)
