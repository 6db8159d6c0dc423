import { keepDocumentsApart } from '../runtime/navigation/keep-documents-apart.ts'
import { handleOf, isPaidOn } from '../runtime/navigation/page-handle.tsx'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

/**
 * Loads analytics, in a script of its own. Does nothing beside a payment. Beside account data it keeps events for the next page
 * with analytics. The shop works without it, so failures are ignored.
 */
export function loadAnalytics(shop: TrackedShop, router: TrackedRouter) {
  if (!shop.config.configuration.consentScriptUrl) return
  const handle = handleOf(router.state.matches)
  keepDocumentsApart(router)
  if (isPaidOn(handle)) return
  const starting = handle.holdsAccountData
    ? import('./keep-events.ts').then(({ keepEvents }) => keepEvents(shop, router))
    : import('./start-analytics.ts').then(({ startAnalytics }) => startAnalytics(shop, router))
  starting.catch(() => undefined)
}
