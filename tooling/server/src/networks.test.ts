import { describe, expect, it } from 'vitest'
import { networksOf } from './networks.ts'

describe('networksOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0:0', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
  ])('counts %s as %s and as %s', (address, narrow, wide) => {
    expect(networksOf(address)).toEqual({ narrow, wide })
  })
})
