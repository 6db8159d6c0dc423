import { describe, expect, it } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

describe('readTrustedProxies', () => {
  it.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.0.0.1', '10.0.0.0/8', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.8', '203.0.113.7', false],
    ['203.0.113.7', ' 192.0.2.1 , 203.0.113.0/24 ', true],
    ['2001:db8:5::1', '2001:db8::/32', true],
    ['2001:0DB8:5::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['fe80::1%eth0', 'fe80::/10', true],
    ['::ffff:10.1.2.3', '10.0.0.0/8', true],
    ['10.1.2.3', '', false],
    ['unknown', '10.0.0.0/8', false],
    ['', '10.0.0.0/8', false],
  ])(
    'decides whether %j is in %j, so that a load balancer of many addresses is named once',
    (address, text, isTrusted) => {
      expect(readTrustedProxies(text).has(address)).toBe(isTrusted)
    },
  )

  it.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-8',
    '10.0.0/8',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    '*',
  ])('stops the start for %j and says what it expects', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('such as 10.0.0.0/8 or 2001:db8::/32')
  })

  it.each(['0.0.0.0/0', '::/0'])('does not trust all addresses (%s)', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES must be')
  })
})
