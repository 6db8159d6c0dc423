import type { TrackedRouter } from './tracked-shop.ts'
import { trackableSearchTerm } from './search-term.ts'

/** The query parameters that identify a campaign. `utm_term` is left out, because it may hold a search. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']

/** Returns the address of a page for analytics: the route's pattern and the campaign, without ids or typed text. */
export function pageAddress(
  { matches, location }: Pick<TrackedRouter['state'], 'matches' | 'location'>,
  origin: string,
) {
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
export const externalReferrer = (referrer: string) => (URL.canParse(referrer) ? `${new URL(referrer).origin}/` : '')
