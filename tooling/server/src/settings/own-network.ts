import { isIP } from 'node:net'
import { readTrustedProxies } from '../trusted-proxies.ts'

/** The addresses of private networks, of RFC 1918, 4193 and 6598, and of this machine. */
export const PRIVATE_ADDRESSES = readTrustedProxies(
  '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,169.254.0.0/16,127.0.0.0/8,fc00::/7,fe80::/10,::1',
)

const OWN_MACHINE = readTrustedProxies('127.0.0.0/8,::1')

// A name without a dot, as in compose files, and endings that no public host has. `.svc` is Kubernetes'.
const OWN_NAME = /^[^.]+$|\.(?:localhost|internal|local|lan|home\.arpa|test|svc)$/i

const bare = (host: string) => host.replace(/^\[(.*)\]$/, '$1')

/** True for a host of this machine: `localhost`, a name below it, or a loopback address. */
export const isOwnMachine = (host: string): boolean => /(?:^|\.)localhost$/i.test(host) || OWN_MACHINE.has(bare(host))

/** True for a host that only the own network has. What is sent to it by HTTP stays there. */
export const isOwnNetwork = (host: string): boolean =>
  isIP(bare(host)) === 0 ? OWN_NAME.test(host) : PRIVATE_ADDRESSES.has(bare(host))
