import { lazy } from 'react'

/** The form for the newsletter, whose code comes after the page has woken up; stands in a `Suspense`. */
export const LateNewsletterForm = lazy(async () => ({
  default: (await import('./newsletter-form.tsx')).NewsletterForm,
}))
