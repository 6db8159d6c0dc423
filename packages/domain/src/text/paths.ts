/** A path that is normal already. A shortcut, because the menu compares a hundred paths for each page. */
const NORMAL = /^(?:\/[\w.~-]+)+$/

/**
 * Returns a path in the form for comparisons: decoded, with one slash at the start and none at the end. Double slashes, host,
 * query and hash are removed.
 */
export function normalPath(url: string): string {
  if (NORMAL.test(url)) return url
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#][\s\S]*$/, '')
  const segments = decoded(path)
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]+/)
  return `/${segments.filter((segment) => segment !== '').join('/')}`
}

/** Returns a path in the form for look-ups: upper and lower case are equal. */
export const comparablePath = (url: string): string => normalPath(url).toLowerCase()

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns the current path for one that ends in `.html`. Undefined for any other path. */
export function stripHtmlSuffix(path: string): string | undefined {
  if (!/\.html\/?$/i.test(path)) return undefined
  return encodedPath(
    normalPath(
      normalPath(path)
        .replace(/\.html$/i, '')
        .replace(/\/index$/i, ''),
    ),
  )
}

/** The escapes that `decodeURI` keeps, because decoding them changes the path, such as a slash inside a segment. */
const KEPT = /(%(?:2[346BCF]|3[ABDF]|40))/i

/** Encodes a decoded path, each character once. */
export const encodedPath = (path: string) =>
  path
    .split(KEPT)
    .map((piece) => (KEPT.test(piece) ? piece : encodeURI(piece)))
    .join('')

/** Returns the path of a page of the shop from its address in a link: bare, relative or absolute. */
export const pagePath = (address: string) => encodedPath(normalPath(address.replace(/^\/\/[^/]*/, '')))

/** The first segments of customer service pages. A page has the same name below both. */
export const SERVICE_ROOTS = ['customer-service', 'information']

/** Returns the path of a customer service page. Some gateways send it without its root. */
export function servicePath(route: string): string {
  const path = pagePath(route)
  const [root = '', ...below] = path.slice(1).split('/')
  // A longer path from the root of the shop may lead to any page.
  const isWhole = SERVICE_ROOTS.includes(root) || (below.length > 0 && FOUND_FROM_EVERYWHERE.test(route))
  return isWhole ? path : `/customer-service${path}`
}

/** The start of an address that means the same on every page: a scheme, slash, query, hash, or nothing. */
const FOUND_FROM_EVERYWHERE = /^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i

/** Returns an address that works on every page. A bare or relative one is taken from the root. */
export const fromRoot = (address: string) =>
  FOUND_FROM_EVERYWHERE.test(address) ? address : `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`
