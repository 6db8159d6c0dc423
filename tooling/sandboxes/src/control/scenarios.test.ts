import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

describe('scenarios', () => {
  it.each([
    ['nets', '/v1/checkout.js?v=1'],
    ['klarna', '/kcoc/checkout.bootstrap.js'],
    ['adyen', `/checkoutshopper/securedfields/k/6.3.0/securedFields.html?d=${btoa('http://shop.test')}`],
    ['captcha', '/turnstile/v0/api.js'],
    ['captcha', '/hcaptcha/1/api.js'],
    ['captcha', '/recaptcha/api.js'],
  ])('the script of %s at %s is blocked by its own scenario, until a reset', async (provider, path) => {
    const { call } = createTestSandboxes()
    const status = async () => (await call('GET', path)).status
    await call('POST', '/__sandbox/scenarios', { provider: 'tag-manager', steps: ['script-blocked'] })
    expect(await status()).toBe(200)
    await call('POST', '/__sandbox/scenarios', { provider, steps: ['script-blocked'] })
    expect(await status()).toBe(503)
    await call('POST', '/__sandbox/reset')
    expect(await status()).toBe(200)
  })
})
