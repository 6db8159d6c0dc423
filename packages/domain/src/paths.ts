/** A path as it is compared: decoded, from the root, without doubled or last slashes, query and hash. Never names another host. */
export function normalPath(url: string): string {
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
