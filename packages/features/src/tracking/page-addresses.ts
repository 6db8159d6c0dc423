import { parseUrl } from '@shop/domain/text/parse-url.ts'
import { gtag } from '../consent/data-layer.ts'
import { searchQueryOf } from '../runtime/navigation/paths.ts'
import type { TrackedRouter } from './tracked-shop.ts'
import { trackableSearchTerm } from './search-term.ts'

/**
 * Adds the address of each page and the previous one to the data layer. Tags then need not read the address bar. Follows
 * navigations from the beginning, but adds nothing before `start`. Tags read the title of a page by themselves: one with the words
 * of a search is replaced by the address, and with `hidesTitles` each one, because others name products.
 */
export function createPageAddresses(router: TrackedRouter, hidesTitles = false) {
  let shown: { page_location: string; page_referrer: string; page_title: string | undefined } | undefined
  let isStarted = false
  const setAddresses = () => isStarted && shown && gtag('set', shown)

  const look = (state: TrackedRouter['state']) => {
    if (!state.initialized || state.navigation.state !== 'idle') return
    const page_location = pageAddress(state, location.origin)
    if (page_location === shown?.page_location) return
    shown = {
      page_location,
      page_referrer: shown?.page_location ?? externalReferrer(document.referrer),
      // A value that is not set again would stay for the next pages.
      page_title: hidesTitles || searchQueryOf(state.location.pathname) !== undefined ? page_location : undefined,
    }
    setAddresses()
  }
  look(router.state)
  router.subscribe(look)
  return {
    start: () => {
      isStarted = true
      setAddresses()
    },
  }
}

/** The query parameters that identify a campaign. `utm_term` is left out, because it may hold a search. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']

/** Returns the address of a page for analytics: the route's pattern and the campaign, without ids or typed text. */
function pageAddress({ matches, location }: Pick<TrackedRouter['state'], 'matches' | 'location'>, origin: string) {
  const pattern = matches.at(-1)?.route.path ?? '*'
  const url = new URL(origin)
  // In a pattern, a question mark only marks an optional part.
  url.pathname = pattern.replaceAll('?', '')
  const query = new URLSearchParams(location.search)
  for (const name of CAMPAIGN) {
    const value = query.get(name)
    if (value) url.searchParams.set(name, trackableSearchTerm(value))
  }
  return url.href
}

/** Returns the origin of the referrer, without its path. */
function externalReferrer(referrer: string) {
  const url = parseUrl(referrer)
  return url ? `${url.origin}/` : ''
}
