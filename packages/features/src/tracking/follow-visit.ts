import { hasAnswered, loadConsentScript, watchStatistics } from '../consent/consent-script.ts'
import { writeEvent, type CommerceEvent } from './commerce-event.ts'
import { followCart } from './follow-cart.ts'
import { followDelivery } from './follow-delivery.ts'
import { followLogin } from './follow-login.ts'
import { followPages } from './follow-pages.ts'
import { holdBack } from './hold-back.ts'
import { createItems } from './items.ts'
import type { FollowedRouter, FollowedShop } from './followed-shop.ts'
import { containerAt, loadTagManager } from './tag-manager.ts'

/**
 * Accompanies one visit: the visitor is asked for consent, and what is looked at and bought is told to the shop's tag
 * manager once there is consent to statistics (TRK-08). Whatever breaks here, the shop goes on without (ERR-06).
 */
export function followVisit(shop: FollowedShop, router: FollowedRouter) {
  const { configuration, site } = shop.facts
  const container = containerAt(location.hostname, configuration.tagManager)
  if (container) listen(shop, router, container)
  whenQuiet(() => void loadConsentScript(configuration, site.sandboxOrigin).catch(goOnWithout))
}

function listen(shop: FollowedShop, router: FollowedRouter, container: string) {
  const { configuration, site } = shop.facts
  const { say, decide } = holdBack<CommerceEvent>((event) => quietly(() => writeEvent(event)))
  const items = createItems(configuration, site.market.currency)
  let isLoading = false

  watchStatistics((isGiven) => {
    if (isGiven && !isLoading) {
      isLoading = true
      const { scriptUrl } = configuration.tagManager ?? {}
      const options = { scriptUrl, sandboxOrigin: site.sandboxOrigin, now: shop.outside.now() }
      loadTagManager(container, options).catch(goOnWithout)
    }
    decide(isGiven)
  })
  followPages({ shop, router, items, say, isReload: isReload() && hasAnswered() })
  followCart(shop, items, say)
  followDelivery(shop, router, items, say)
  followLogin(shop, say)
}

/** A tag manager puts its own function in the data layer's place: what that throws must not reach the cart. */
function quietly(work: () => void) {
  try {
    work()
  } catch {
    // Counting is not worth a broken shop.
  }
}

const goOnWithout = () => undefined

function isReload() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** Lets the page load what it needs before others load what they need. */
function whenQuiet(work: () => void) {
  if (document.readyState === 'complete') setTimeout(work)
  else window.addEventListener('load', () => setTimeout(work), { once: true })
}
