import { gtag } from '../consent/data-layer.ts'
import { externalReferrer, pageAddress } from './page-address.ts'
import type { TrackedRouter } from './tracked-shop.ts'

/**
 * Adds the address of each page and the one before to the data layer, so that tags need not read the address bar.
 * Follows navigations from the beginning, but adds nothing before `start`.
 */
export function createPageAddresses(router: TrackedRouter) {
  let shown: { page_location: string; page_referrer: string } | undefined
  let isStarted = false
  const say = () => isStarted && shown && gtag('set', shown)

  const look = (state: TrackedRouter['state']) => {
    if (!state.initialized || state.navigation.state !== 'idle') return
    const page_location = pageAddress(state, location.origin)
    if (page_location === shown?.page_location) return
    shown = { page_location, page_referrer: shown?.page_location ?? externalReferrer(document.referrer) }
    say()
  }
  look(router.state)
  router.subscribe(look)
  return {
    start: () => {
      isStarted = true
      say()
    },
  }
}
