import { useTestGateway } from '../test-gateway.ts'
import { describe, expect, it } from 'vitest'
import { examine } from '@shop/contract/examine.ts'

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

describe('the reference gateway', () => {
  const gateway = useTestGateway({ shops: 'demo' })

  it.each(SHOPS)('[API-54] has no gap: %s', async (shopId) => {
    const baseUrl = `http://gateway.test/shops/${shopId}`
    const report = await examine({ baseUrl, fetch: gateway.fetch, writes: true, login, samples: 1 })
    expect(report.brokenPages).toEqual([])
    expect(report.gaps).toEqual([])
    expect(report.undocumentedFields).toContain('GET /api/v1.0/configuration/frontend displayName')
    expect(report.missingTexts).toEqual({})
    expect(report.ourCalls.filter(({ state }) => state !== 'there')).toEqual([])
  })
})
