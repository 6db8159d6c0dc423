import { keepDocumentsApart } from '../runtime/navigation/keep-documents-apart.ts'
import { handleOf } from '../runtime/navigation/page-handle.tsx'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

/**
 * Loads analytics, in a script of its own. Does nothing beside a payment or account data: a login there is remembered for the
 * next page with analytics. The shop works without it, so failures are ignored.
 */
export function loadAnalytics(shop: TrackedShop, router: TrackedRouter) {
  if (!shop.config.configuration.consentScriptUrl) return
  const { loadsPaymentProvider, holdsAccountData } = handleOf(router.state.matches)
  keepDocumentsApart(router)
  if (loadsPaymentProvider) return
  const starting = holdsAccountData
    ? import('./track-login.ts').then(({ rememberLogin }) => void rememberLogin(shop))
    : import('./start-analytics.ts').then(({ startAnalytics }) => startAnalytics(shop, router))
  starting.catch(() => undefined)
}
