import { hasConsentAnswer, loadConsentScript, onStatisticsConsent } from '../consent/consent-script.ts'
import { keepFocusClear } from '../consent/keep-focus-clear.ts'
import { pushEvent, type CommerceEvent } from './commerce-event.ts'
import { trackCart } from './track-cart.ts'
import { trackLogin } from './track-login.ts'
import { createPageAddresses } from './page-addresses.ts'
import { getPurchases } from '../payments/purchases/purchases.ts'
import { trackPurchases } from './track-purchases.ts'
import { trackPageView } from './page-view-events.ts'
import { trackPageViews } from './track-page-views.ts'
import { createConsentQueue } from './consent-queue.ts'
import { createItems } from './items.ts'
import { trackKeptEvents } from './kept-events.ts'
import { createShownEntry } from './shown-entry.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'
import { containerAt, loadTagManager } from './tag-manager.ts'
import { withoutProducts } from './without-products.ts'

/**
 * Asks the visitor for consent, and sends events to the shop's tag manager after consent to statistics. A failure here
 * never affects the shop.
 */
export function startAnalytics(shop: TrackedShop, router: TrackedRouter) {
  const { configuration, site } = shop.config
  const container = containerAt(location.hostname, configuration.tagManager)
  if (container) listen(shop, router, container)
  whenQuiet(() => void loadConsentScript(configuration, site.sandboxOrigin).then(keepFocusClear, goOnWithout))
}

function listen(shop: TrackedShop, router: TrackedRouter, container: string) {
  const { configuration, site } = shop.config
  const { track, decide } = createConsentQueue<CommerceEvent>(
    configuration.eventsWithoutProducts ? (event) => pushEvent(withoutProducts(event)) : pushEvent,
  )
  const items = createItems(configuration)
  const addresses = createPageAddresses(router, configuration.eventsWithoutProducts)
  const passPurchases = trackPurchases(getPurchases(shop), track)
  let isLoading = false

  onStatisticsConsent((isGiven) => {
    if (isGiven && !isLoading) {
      isLoading = true
      addresses.start()
      const { scriptUrl } = configuration.tagManager ?? {}
      const options = { scriptUrl, sandboxOrigin: site.sandboxOrigin, now: shop.platform.now() }
      loadTagManager(container, options).catch(goOnWithout)
      void readMissed(shop).catch(goOnWithout)
    }
    decide(isGiven)
    passPurchases()
  })
  trackKeptEvents(shop.platform, track)
  const { isReload } = createShownEntry(router, shop.platform)
  trackPageViews({
    shop,
    router,
    items,
    track,
    isReload: isReload && hasConsentAnswer(),
    trackView: trackPageView,
  })
  trackCart(shop, items, track)
  trackLogin(shop, track)
}

/** What reads transactions is no part of a page that has none to read. */
async function readMissed(shop: TrackedShop) {
  if (getPurchases(shop).unread().length === 0) return
  const { readMissedPurchases } = await import('./read-missed-purchases.ts')
  await readMissedPurchases(shop)
}

const goOnWithout = () => undefined

/** Waits until the page has loaded. */
function whenQuiet(work: () => void) {
  if (document.readyState === 'complete') setTimeout(work)
  else window.addEventListener('load', () => setTimeout(work), { once: true })
}
