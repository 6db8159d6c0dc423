/**
 * Returns whether an address matches a source as a content security policy names it: an origin, `https://*.example.com`
 * for all hosts below it, or an origin with a path that ends in a slash.
 */
export function matchesSource(address: URL, source: string): boolean {
  const isWildcard = source.includes('://*.')
  const { protocol, host, pathname } = new URL(source.replace('://*.', '://'))
  const isHost = isWildcard ? address.host.endsWith(`.${host}`) : address.host === host
  return isHost && address.protocol === protocol && address.pathname.startsWith(pathname)
}
