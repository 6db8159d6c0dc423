import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import { stripHtmlSuffix } from '@shop/domain/text/paths.ts'

/** The longest address that is served, in characters: far beyond any search or filter of the shop. */
const MAX_LENGTH = 2_048

/** Words that advertisers hang on to an address: they say who sent the visitor and never change the page. */
const tracking =
  /^(?:utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|_hs.*|yclid|igshid)$/i

/** What an address stands for. */
type ResolvedAddress =
  | { kind: 'page'; address: string }
  /** The page has moved for good. */
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too-long' }

/**
 * Brings an address of a site into one form. What of its query matters is for the page to say; tracking parameters never
 * do, and must not end up in a cached page.
 */
export function resolveAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ResolvedAddress {
  if (pathname.length + search.length > MAX_LENGTH) return { kind: 'too-long' }
  if (!isDecodable(pathname)) return { kind: 'malformed' }
  const canonical = canonicalPath(pathname)
  const to = canonical === pathname ? undefined : sameOriginPath(canonical + search)
  return to === undefined
    ? { kind: 'page', address: pathname + withoutTrackingParameters(search) }
    : { kind: 'redirect', to }
}

/** A path has one form: without `.html` (ROUTE-26), doubled slashes, or a slash at its end. */
function canonicalPath(pathname: string) {
  const path = stripHtmlSuffix(pathname) ?? pathname
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

function withoutTrackingParameters(search: string) {
  // Rewriting changes how characters are written, so what need not be changed is not.
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function isDecodable(pathname: string) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
