import { BlockList, isIP } from 'node:net'

/** The proxies in front of a server whose X-Forwarded-For is believed. */
export interface TrustedProxies {
  has: (address: string) => boolean
}

const EXPECTED =
  'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8 or 2001:db8::/32, with commas between them.'

/** Reads addresses and CIDR ranges, separated by commas. Throws for anything else, and for a range of all addresses. */
export function readTrustedProxies(text: string, alwaysTrusted: readonly string[] = []): TrustedProxies {
  const list = new BlockList()
  const named = text.split(',').flatMap((entry) => entry.trim() || [])
  for (const entry of [...alwaysTrusted, ...named]) add(list, entry)
  return {
    has: (address) => {
      const bare = withoutZone(address)
      return isIP(bare) !== 0 && list.check(bare, familyOf(bare))
    },
  }
}

const LOOPBACK = ['127.0.0.0/8', '::1']

/** Returns whether an address is of this machine or of a trusted proxy, behind which all clients would look like one. */
export function createIsOurs(trusted: TrustedProxies): (address: string) => boolean {
  const machine = readTrustedProxies('', LOOPBACK)
  return (address) => trusted.has(address) || machine.has(address)
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  if (isIP(address) === 0 || rest.length > 0 || length < 1 || length > bits) throw new Error(EXPECTED)
  list.addSubnet(address, length, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Removes the zone from an IPv6 address. */
const withoutZone = (address: string) => address.replace(/%.*$/, '')
