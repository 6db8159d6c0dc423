import { describe, expect, it } from 'vitest'
import { isOwnMachine, isOwnNetwork } from './own-network.ts'

describe('the own network', () => {
  it.each(['localhost', 'site.localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::1'])('%s is this machine', (host) => {
    expect([isOwnMachine(host), isOwnNetwork(host)]).toEqual([true, true])
  })

  it.each([
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.1.1',
    '100.64.0.1',
    '[fd00::1]',
    'balancer',
    'gateway-1',
    'gateway.internal',
    'gateway.shop.svc.cluster.local',
  ])('%s is in the own network, and not this machine', (host) => {
    expect([isOwnMachine(host), isOwnNetwork(host)]).toEqual([false, true])
  })

  it.each([
    '0.0.0.0',
    '::',
    '172.32.0.1',
    '100.128.0.1',
    '203.0.113.7',
    '[2001:db8::1]',
    'shop.example',
    'localhost.example',
    '',
  ])('“%s” is elsewhere', (host) => {
    expect([isOwnMachine(host), isOwnNetwork(host)]).toEqual([false, false])
  })
})
