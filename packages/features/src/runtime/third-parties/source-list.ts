/**
 * Returns whether an address matches a source of a content security policy. A source is an origin, all hosts below one
 * (`https://*.example.com`), or an origin with a path that ends in a slash.
 */
export function matchesSource(address: URL, source: string): boolean {
  const isWildcard = source.includes('://*.')
  const { protocol, host, pathname } = new URL(source.replace('://*.', '://'))
  const isHost = isWildcard ? address.host.endsWith(`.${host}`) : address.host === host
  return isHost && address.protocol === protocol && address.pathname.startsWith(pathname)
}
