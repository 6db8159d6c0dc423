import { describe, expect, it, vi } from 'vitest'
import { createClientAddresses } from './client-address.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

const trusted = readTrustedProxies('10.0.0.0/8, 203.0.113.0/24')
const find = (peer: string, forwardedFor?: string) => createClientAddresses(trusted, () => {})(peer, forwardedFor)

describe('the client of a call', () => {
  it.each([
    ['is who called, where no proxy is named', '198.51.100.7', undefined, '198.51.100.7'],
    ['is who called, whatever an untrusted caller claims', '198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['is who the load balancer saw', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    [
      'is what the load balancer saw, not what the client wrote before it',
      '10.0.0.1',
      '6.6.6.6, 192.0.2.1',
      '192.0.2.1',
    ],
    ['is who the network in front of the load balancer saw', '10.0.0.1', '192.0.2.1, 203.0.113.9', '192.0.2.1'],
    ['is the proxy itself, where all of the chain is trusted', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is the proxy, where the entry is no address', '10.0.0.1', '<script>', '10.0.0.1'],
    ['is read from an entry with a port', '10.0.0.1', '192.0.2.1:443', '192.0.2.1'],
    ['is read from an entry of IPv6 with a port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['is written as IPv4, where both forms are in use', '::ffff:10.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
  ])('%s', (_, peer, forwardedFor, client) => {
    expect(find(peer, forwardedFor)).toBe(client)
  })

  it('is found in a chain of any length', () => {
    expect(find('10.0.0.1', `6.6.6.6${', 10.0.0.2'.repeat(5000)}`)).toBe('10.0.0.2')
  })
})

describe('X-Forwarded-For from a peer that is not trusted', () => {
  it.each([
    ['172.20.0.3', '172.20.0.3'],
    ['198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:1:2::3', '2001:db8::/32'],
  ])('of %s is told once as %s, so that the operator can name the proxy', (peer, network) => {
    const warn = vi.fn<(network: string) => void>()
    const findAddress = createClientAddresses(trusted, warn)
    findAddress(peer, undefined)
    expect(warn).not.toHaveBeenCalled()
    for (let calls = 0; calls < 3; calls++) findAddress(peer, '192.0.2.1')
    expect(warn.mock.calls).toEqual([[network]])
  })
})
