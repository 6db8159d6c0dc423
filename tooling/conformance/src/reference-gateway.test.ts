import { createTestGateway, type TestGateway } from '@shop/gateway/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from './examine.ts'

const SHOPS = [
  'product_global',
  'product_uk',
  'phonicear_dk',
  'phonicear_dk_forbrugsshop_free',
  'bernafon_global',
  'bernafon_uk',
  'horselbutik_se',
]
const login = { email: 'demo@example.com', password: 'Hearing2026' }

describe.each(['full', 'strict-minimal'])('the reference gateway, %s', (profile) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const environment = { GATEWAY_PROFILE: profile, STRICT_SEED: '1' }
    gateway = await createTestGateway({ shops: 'demo', environment })
  })
  afterAll(() => gateway.close())

  it.each(SHOPS)('[API-54] has no gap but its texts: %s', async (shopId) => {
    const baseUrl = `http://gateway.test/shops/${shopId}`
    const report = await examine({ baseUrl, fetch: gateway.fetch, writes: true, login, samples: 1 })
    expect(report.brokenPages).toEqual([])
    expect(report.gaps.filter(({ problem }) => problem !== 'text missing')).toEqual([])
    const ours = expect.arrayContaining(['GET /api/v1.0/configuration/frontend displayName'])
    expect(report.undocumentedFields).toEqual(profile === 'full' ? ours : [])
    const missing = new Set(Object.values(report.missingTexts).flat())
    // The documents name six texts. The strict minimum sends no others.
    expect(missing.has('AddToCart')).toBe(profile === 'strict-minimal')
    expect(missing.has('InvalidCaptcha')).toBe(false)
  })
})
