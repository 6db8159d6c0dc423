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

/** Where a path that ends in .html lives today; nothing for any other path (ROUTE-26). */
export function stripHtmlSuffix(path: string): string | undefined {
  if (!/\.html\/?$/i.test(path)) return undefined
  return encodeURI(
    normalPath(
      normalPath(path)
        .replace(/\.html$/i, '')
        .replace(/\/index$/i, ''),
    ),
  )
}
