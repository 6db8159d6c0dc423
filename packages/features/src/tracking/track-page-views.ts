import type { TrackEvent } from './commerce-event.ts'
import type { Items } from './items.ts'
import type { PageView, TrackView } from './page-view-events.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

interface PageViewTracking {
  shop: TrackedShop
  router: TrackedRouter
  items: Items
  track: TrackEvent
  /** A reload shows a page that was already tracked. */
  isReload: boolean
  trackView: TrackView
}

/**
 * Tracks each page view, from the router's locations and loader data. Returns a function that waits until the current one is
 * tracked: what a visitor does in a page comes after it.
 */
export function trackPageViews({ shop, router, items, track, isReload, trackView }: PageViewTracking) {
  let pageView: PageView | undefined
  let seen: TrackedRouter['state'] | undefined
  let viewed = Promise.resolve()

  const look = (state: TrackedRouter['state']) => {
    if (!state.initialized || state.navigation.state !== 'idle') return
    if (state.location === seen?.location && state.loaderData === seen.loaderData) return
    const isFirst = seen === undefined
    const hasMoved = pageView?.pathname !== state.location.pathname
    seen = state
    if (hasMoved) {
      if (pageView) pageView.isOver = true
      pageView = { pathname: state.location.pathname, tracked: new Set(), isOver: false }
    }
    if (!pageView) return
    const view = { shop, items, state, pageView, hasMoved, track: isFirst && isReload ? ignore : track }
    // The page shows the failure of its data.
    viewed = trackView(view).catch(() => undefined)
  }
  look(router.state)
  router.subscribe(look)
  return () => viewed
}

const ignore: TrackEvent = () => undefined
