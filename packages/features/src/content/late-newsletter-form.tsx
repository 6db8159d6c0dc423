import { createLateForm } from '../rendering/client/late-form.tsx'
import { NewsletterLayout } from './newsletter-layout.tsx'

/** The form for the newsletter. In a page that the server wrote, its code is loaded when the visitor comes near it. */
export const LateNewsletterForm = createLateForm({
  load: async () => (await import('./newsletter-form.tsx')).NewsletterForm,
  Frame: NewsletterLayout,
})
