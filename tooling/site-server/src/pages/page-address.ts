import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import { stripHtmlSuffix } from '@shop/domain/text/paths.ts'

/** The longest address that is served, in characters. The shop's own addresses are far shorter. */
const MAX_LENGTH = 2_048

/** Parameters that advertisers add to addresses. They never change the page. */
const tracking =
  /^(?:utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|_hs.*|yclid|igshid)$/i

/** The meaning of an address. */
type ResolvedAddress =
  | { kind: 'page'; address: string }
  /** The page has moved permanently. */
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too-long' }

/**
 * Normalises an address of a site. Removes tracking parameters, which must not end up in a cached page. Each page's route
 * decides which other parameters it reads.
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

/** Removes `.html`, double slashes and a slash at the end. */
function canonicalPath(pathname: string) {
  const path = stripHtmlSuffix(pathname) ?? pathname
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

function withoutTrackingParameters(search: string) {
  // Splits by hand, because `URLSearchParams` would encode the kept parameters anew.
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
