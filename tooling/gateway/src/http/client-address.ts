import { createClientAddresses } from '@shop/server/client-address.ts'
import { networksOf, type Networks } from '@shop/server/networks.ts'
import { createIsOurs, readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { logEvent } from '../failures/log-event.ts'

/** Returns the address at the other end of the connection, or undefined for calls in memory, as tests make them. */
function remoteAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined
  }
}

// The site server in front of the gateway runs on the same machine unless TRUSTED_PROXIES says otherwise.
const trusted = readTrustedProxies(process.env['TRUSTED_PROXIES'] ?? '', ['127.0.0.1', '::1'])

/** True for the address of this machine or of a trusted proxy, which is no shopper's. */
export const isOurAddress = createIsOurs(trusted)

const findClientAddress = createClientAddresses(trusted, (network) => logEvent('untrusted-proxy', { network }))

/** True if the caller is the site server or another trusted proxy, whose X-Forwarded headers can be believed. */
export function isFromProxy(c: Context): boolean {
  const address = remoteAddress(c)
  return address === undefined || trusted.has(address)
}

/** Returns the shopper's address as the trusted proxies saw it, never as the shopper claims it. */
export function clientAddress(c: Context): string {
  // A call in memory comes from this process.
  return findClientAddress(remoteAddress(c) ?? '127.0.0.1', c.req.header('x-forwarded-for'))
}

/** Returns the shopper's networks, for limits. */
export const clientNetworks = (c: Context): Networks => networksOf(clientAddress(c))

/** Returns the origin that the browser claims, such as `https://shop.example`. Check it before using it. */
export function claimedOrigin(c: Context): string {
  const host = isFromProxy(c) ? c.req.header('x-forwarded-host') : undefined
  const protocol = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  if (host) return `${protocol}://${host}`
  // The page of another origin calls the gateway directly.
  return c.req.header('origin') ?? new URL(c.req.url).origin
}
