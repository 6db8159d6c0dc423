import { describe, expect, it } from 'vitest'
import { readAdyenSettings } from './adyen-settings.ts'

const keys = {
  ADYEN_API_KEY: 'api-key',
  ADYEN_MERCHANT_ACCOUNT: 'HearingShop',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_CLIENT_KEY: 'live_key',
}

describe('Adyen’s settings', () => {
  it('lead to Adyen wherever customers buy, and never to a sandbox', () => {
    const sandbox = { SANDBOX_PORT: '8080', SANDBOX_ORIGIN: 'http://localhost:8080' }
    const production = { ...keys, ...sandbox, SITE_ENV: 'production', ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Shop' }
    const live = readAdyenSettings(production)
    expect(live.apiBase).toBe('https://1797a841fbb37ca7-Shop-checkout-live.adyenpayments.com/checkout/v72')
    for (const SITE_ENV of ['staging', 'test']) {
      const test = readAdyenSettings({ ...keys, ...sandbox, SITE_ENV })
      expect(test).toMatchObject({ apiBase: 'https://checkout-test.adyen.com/v72', apiKey: 'api-key' })
      expect([test.environmentUrls, live.environmentUrls]).toEqual([undefined, undefined])
    }
  })

  it('want the address of the company in production', () => {
    expect(() => readAdyenSettings({ ...keys, SITE_ENV: 'production' })).toThrow('ADYEN_LIVE_URL_PREFIX is missing')
  })

  it('lead to the sandbox on a developer’s machine, or to Adyen’s test system with keys for it', () => {
    const local = readAdyenSettings({ SITE_ENV: 'local', SANDBOX_PORT: '4711' })
    expect(local.apiBase).toBe('http://127.0.0.1:4711/adyen/v72')
    expect(local.environmentUrls?.api).toBe('http://localhost:4711/checkoutshopper/')
    // Otherwise Adyen's SDK would refuse the sandbox.
    expect(local.clientKey).not.toMatch(/^(?:test|live)/)
    const ADYEN_API_BASE = 'https://checkout-test.adyen.com/v72'
    const tested = readAdyenSettings({ ...keys, SITE_ENV: 'local', ADYEN_API_BASE })
    expect(tested).toMatchObject({ apiBase: ADYEN_API_BASE, apiKey: 'api-key', clientKey: 'live_key' })
    expect(tested.environmentUrls).toBeUndefined()
  })
})
