import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { useHydrated } from '../rendering/client/use-hydrated.ts'
import type { NewsletterForm } from './newsletter-form.tsx'
import { WrittenForm } from './written-form.tsx'

/** The form for the newsletter, whose code comes after hydration: in a page that the server wrote, when somebody comes near it. */
export function LateNewsletterForm(props: ComponentProps<typeof NewsletterForm>) {
  return (
    <Suspense>
      <LateForm {...props} />
    </Suspense>
  )
}

function LateForm(props: ComponentProps<typeof NewsletterForm>) {
  const isInBrowser = useServices().platform.kind === 'browser'
  const isHydrated = useHydrated()
  const [isWritten] = useState(isInBrowser && !isHydrated)
  return isWritten ? <WrittenForm load={load} {...props} /> : <LoadedForm {...props} />
}

const load = async () => (await import('./newsletter-form.tsx')).NewsletterForm
const LoadedForm = lazy(async () => ({ default: await load() }))
