import { createItems } from './items.ts'
import { createEventKeeper } from './kept-events.ts'
import { createShownEntry } from './shown-entry.ts'
import { containerAt } from './tag-manager.ts'
import { trackCart } from './track-cart.ts'
import { trackLogin } from './track-login.ts'
import { trackBeginCheckout } from './page-view-events.ts'
import { trackPageViews } from './track-page-views.ts'
import { trackShipping } from './track-shipping.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

/**
 * Keeps the events of a page with account data, where no third party's script runs. The next page with analytics sends them, if
 * the visitor consents. Of page views only the beginning of a checkout counts.
 */
export function keepEvents(shop: TrackedShop, router: TrackedRouter) {
  const { configuration } = shop.config
  if (!containerAt(location.hostname, configuration.tagManager)) return
  const track = createEventKeeper(shop.platform)
  const items = createItems(configuration)
  const { isReload } = createShownEntry(router, shop.platform)
  const viewed = trackPageViews({ shop, router, items, track, isReload, trackView: trackBeginCheckout })
  trackCart(shop, items, track)
  trackShipping({ shop, router, items, viewed, track })
  trackLogin(shop, track)
}
