import { isIP } from 'node:net'
import { PRIVATE_ADDRESSES } from './settings/own-network.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Returns the client's address, from the connection's other end and its X-Forwarded-For. */
export type FindClientAddress = (peer: string, forwardedFor: string | undefined) => string

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
const PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

// A longer chain of proxies is forged.
const MAX_PROXIES = 20

/**
 * Follows X-Forwarded-For from the last entry back. The first address that is not a trusted proxy is the client. `warn` is
 * called once, with the network of the first untrusted peer that sends X-Forwarded-For. Behind such a proxy all clients share
 * its address and its limits.
 */
export function createClientAddresses(trusted: TrustedProxies, warn: (network: string) => void): FindClientAddress {
  let hasWarned = false
  return (peer, forwardedFor) => {
    const address = peer.replace(MAPPED_IPV4, '')
    if (forwardedFor === undefined) return address
    if (trusted.has(address)) return clientBehind(address, forwardedFor, trusted)
    if (!hasWarned) warn(printableNetwork(address))
    hasWarned = true
    return address
  }
}

function clientBehind(proxy: string, forwardedFor: string, trusted: TrustedProxies): string {
  let last = proxy
  for (const entry of forwardedFor.split(',').slice(-MAX_PROXIES).toReversed()) {
    const address = addressIn(entry)
    if (address === undefined) return last
    if (!trusted.has(address)) return address
    last = address
  }
  return last
}

/**
 * Returns the address of an entry, which may have a port. Returns undefined for other text, which must not reach the log.
 */
function addressIn(entry: string): string | undefined {
  const [, bracketed, withPort] = PORT.exec(entry.trim()) ?? []
  const address = (bracketed ?? withPort ?? entry.trim()).replace(MAPPED_IPV4, '')
  return isIP(address) === 0 ? undefined : address
}

/** Returns a private address in full, and only the network of a public one, which may belong to a person. */
function printableNetwork(address: string): string {
  if (PRIVATE_ADDRESSES.has(address)) return address
  return isIP(address) === 4
    ? address.replace(/\.\d+$/, '.0/24')
    : `${address.split(':').slice(0, 2).filter(Boolean).join(':')}::/32`
}
