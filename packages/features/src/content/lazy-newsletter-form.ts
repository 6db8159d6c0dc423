import { lazy } from 'react'

/** The form for the newsletter, whose code is loaded after hydration; stands in a `Suspense`. */
export const LazyNewsletterForm = lazy(async () => ({
  default: (await import('./newsletter-form.tsx')).NewsletterForm,
}))
