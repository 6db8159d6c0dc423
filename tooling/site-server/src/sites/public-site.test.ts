import { describe, expect, test } from 'vitest'
import { fakeBrand, testSite } from '../testing.ts'
import { publicSite } from './deployed-sites.ts'

describe('publicSite', () => {
  test('a public site does not contain the gateway’s internal address', async () => {
    const { site } = testSite(await fakeBrand(), { SITES__testbrand__dk__captcha: 'none', SITE_PORT: '3100' })
    const shown = publicSite(site)
    expect(shown).toMatchObject({
      name: 'testbrand-dk',
      market: { shopId: 'testbrand_dk' },
      gatewayBase: '',
      origin: 'http://testbrand-dk.localhost:3100',
      fallbackTexts: false,
      fallbacks: { captcha: 'none' },
    })
    expect(JSON.stringify(shown)).not.toContain('4000')
  })
})
