import { isIPv4, isIPv6 } from 'node:net'

/** The network of a client in two widths. Limits count both, because an attacker often has many narrow ones. */
export interface Networks {
  /** The address of IPv4, or the first half of IPv6 (/64), which one customer can change at will. */
  narrow: string
  /** The /24 of IPv4, or the /48 of IPv6, which a provider gives to one site. */
  wide: string
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

/** Returns the networks of an address. Text that is no address is its own network. */
export function networksOf(address: string): Networks {
  const bare = address.replace(MAPPED_IPV4, '').replace(/%.*$/, '')
  if (isIPv4(bare)) return { narrow: bare, wide: `${bare.split('.').slice(0, 3).join('.')}.0/24` }
  if (!isIPv6(bare)) return { narrow: bare, wide: bare }
  const [before = '', after] = bare.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
  return { narrow: groups.slice(0, 4).join(':'), wide: `${groups.slice(0, 3).join(':')}::/48` }
}
