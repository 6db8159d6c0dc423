import type { TrackedRouter } from './tracked-shop.ts'
import { trackableSearchTerm } from './search-term.ts'

/** What of a query says how a visitor came; `utm_term` may be the words of a search. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']

/** The address of a page as analytics may read it: the pattern of its route and the campaign, nothing typed, no ids. */
export function pageAddress(
  { matches, location }: Pick<TrackedRouter['state'], 'matches' | 'location'>,
  origin: string,
) {
  const pattern = matches.at(-1)?.route.path ?? '*'
  const url = new URL(origin)
  // A question mark in it only says that its last part may be missing.
  url.pathname = pattern.replaceAll('?', '')
  const query = new URLSearchParams(location.search)
  for (const name of CAMPAIGN) {
    const value = query.get(name)
    if (value) url.searchParams.set(name, trackableSearchTerm(value))
  }
  return url.href
}

/** Where a visitor came from, as far as analytics may know: the site, not which of its pages. */
export const externalReferrer = (referrer: string) => (URL.canParse(referrer) ? `${new URL(referrer).origin}/` : '')
