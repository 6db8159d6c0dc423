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

/** The shopper's address, for counting attempts: what the proxy saw, never what the shopper claims. */
export function clientAddress(c: Context): string {
  const socket = remoteAddress(c) ?? 'unknown'
  const forwarded = isFromProxy(c) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded ?? socket
}

/** Where the shopper's browser is, such as `https://shop.example`; the gateway's own origin when nobody says. */
export function browserOrigin(c: Context): string {
  const host = isFromProxy(c) ? c.req.header('x-forwarded-host') : undefined
  const protocol = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return host && /^[\w.:-]+$/.test(host) ? `${protocol}://${host}` : new URL(c.req.url).origin
}
