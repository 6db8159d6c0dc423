import { isIPv6 } from 'node:net'
import { createClientAddresses } from '@shop/server/client-address.ts'
import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { logEvent } from '../failures/log-event.ts'

/** The address at the other end of the connection; nothing in memory (tests), where the caller is this process. */
function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined
  }
}

// The site server in front of the gateway runs on the same machine unless TRUSTED_PROXIES says otherwise.
const trusted = readTrustedProxies(process.env['TRUSTED_PROXIES'] ?? '', ['127.0.0.1', '::1'])

const findClientAddress = createClientAddresses(trusted, (network) => logEvent('untrusted-proxy', { network }))

/** Whether the caller is the site server or another trusted proxy, so that its X-Forwarded headers tell the truth. */
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

/** The shopper's address: what the trusted proxies saw, never what the shopper claims. */
export function clientAddress(c: Context): string {
  // Without a connection (tests) the caller is this process.
  return findClientAddress(remoteAddress(c) ?? '127.0.0.1', c.req.header('x-forwarded-for'))
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
