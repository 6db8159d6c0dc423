/** What most paths are already; the menu alone compares a hundred of them for each page. */
const NORMAL = /^(?:\/[\w.~-]+)+$/

/** A path as it is compared: decoded, from the root, without doubled or last slashes, query and hash. Never names another host. */
export function normalPath(url: string): string {
  if (NORMAL.test(url)) return url
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#][\s\S]*$/, '')
  const segments = decoded(path)
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]+/)
  return `/${segments.filter((segment) => segment !== '').join('/')}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Where a path that ends in .html is found today; nothing for any other path (ROUTE-26). */
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

/** What decoding leaves alone because it would change the meaning of a path, such as a slash inside a segment. */
const KEPT = /(%(?:2[346BCF]|3[ABDF]|40))/i

/** A decoded path as an address: every sign encoded once. */
export const encodedPath = (path: string) =>
  path
    .split(KEPT)
    .map((piece) => (KEPT.test(piece) ? piece : encodeURI(piece)))
    .join('')

/** The path of a page of the shop, out of a bare, relative or absolute address of it, as links write it. */
export const pagePath = (address: string) => encodedPath(normalPath(address.replace(/^\/\/[^/]*/, '')))

/** The two roots of customer service; a page has the same name under both (ROUTE-19). */
const SERVICE_ROOTS = ['customer-service', 'information']

/** The path of a page of customer service, which some back ends send as its bare name. */
export function servicePath(route: string): string {
  const path = pagePath(route)
  const [root = '', ...below] = path.slice(1).split('/')
  return below.length > 0 || SERVICE_ROOTS.includes(root) ? path : `/customer-service/${root}`
}

/** What an address may begin with and be found from every page: a scheme, the root, or a place on the page itself. */
const FOUND_FROM_EVERYWHERE = /^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i

/** An address as links and pictures can use it: a bare one is meant from the root, wherever the page is. */
export const fromRoot = (address: string) =>
  FOUND_FROM_EVERYWHERE.test(address) ? address : `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`
