import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'

/** The address of whoever opened the connection; nothing in memory (tests), where the caller is this very process. */
function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined
  }
}

/** Who may say on whose behalf they ask: the site server in front of the gateway. */
export function trustedProxies(configured = process.env['TRUSTED_PROXIES'] ?? ''): ReadonlySet<string> {
  const named = configured.split(',').map((address) => address.trim())
  return new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', ...named.filter(Boolean)])
}

const trusted = trustedProxies()

/** Whether the caller is the site server, so that its X-Forwarded headers tell the truth. */
export function isFromProxy(c: Context): boolean {
  const address = remoteAddress(c)
  return address === undefined || trusted.has(address)
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

/** What one customer can change at will within an address does not count: of IPv6, everything behind the first half. */
export function networkOf(address: string): string {
  const bare = address.replace(MAPPED_IPV4, '').replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const [before = '', after] = bare.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The shopper's address: what the proxy saw, never what the shopper claims. */
export function clientAddress(c: Context): string {
  const forwarded = isFromProxy(c) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  // Anything else would stand in the log as it came.
  return forwarded && isIP(forwarded) ? forwarded : (remoteAddress(c) ?? 'unknown')
}

/** The shopper's network, for counting attempts. */
export const clientNetwork = (c: Context): string => networkOf(clientAddress(c))

/** Where the shopper's browser says it is, such as `https://shop.example`; not to be believed before it is known. */
export function claimedOrigin(c: Context): string {
  const host = isFromProxy(c) ? c.req.header('x-forwarded-host') : undefined
  const protocol = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  if (host) return `${protocol}://${host}`
  // A page of another origin that calls the gateway directly.
  return c.req.header('origin') ?? new URL(c.req.url).origin
}
