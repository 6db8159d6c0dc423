import { describe, expect, test } from 'vitest'
import { usableTestSystems } from './test-systems.mjs'

const NETS = { NETS_SECRET_KEY: 's', NETS_CHECKOUT_KEY: 'c', GATEWAY_PUBLIC_URL: 'https://gateway.example' }

describe('usableTestSystems', () => {
  test('without keys nothing is bought anywhere, and every missing key is named', () => {
    const { names, env, skipped } = usableTestSystems({})
    expect([names, env]).toEqual([[], {}])
    expect(skipped).toHaveLength(3)
    expect(skipped.join('\n')).toContain(
      'nets: skipped, because NETS_SECRET_KEY, NETS_CHECKOUT_KEY, GATEWAY_PUBLIC_URL',
    )
  })

  test('with the keys of one provider the gateway is led to its test system, and to no other', () => {
    const { names, env, skipped } = usableTestSystems({ ...NETS, KCO_USERNAME: 'k', KCO_PASSWORD: '' })
    expect(names).toEqual(['nets'])
    expect(Object.keys(env)).toEqual(['NETS_API_BASE', 'NETS_CHECKOUT_JS'])
    for (const address of Object.values(env)) expect(address).toMatch(/^https:\/\/test\./)
    expect(skipped).toContain('klarna: skipped, because KCO_PASSWORD is not set')
  })
})
