import { createTestGateway, type TestGateway } from '@shop/gateway/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from './examine.ts'

const login = { email: 'demo@example.com', password: 'Hearing2026' }

describe.each([
  ['the reference gateway', 'full'],
  ['its strict minimum', 'strict-minimal'],
])('%s', (_name, profile) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway({
      shops: 'demo',
      environment: { GATEWAY_PROFILE: profile, STRICT_SEED: '1' },
    })
  })
  afterAll(() => gateway.close())

  it.each(['product_uk', 'phonicear_dk'])('[API-47] works for every page of the documents: %s', async (shopId) => {
    const report = await examine({
      baseUrl: `http://gateway.test/shops/${shopId}`,
      fetch: gateway.fetch,
      writes: true,
      login,
    })
    console.log(
      JSON.stringify(
        {
          ...report,
          times: [],
          missingTexts: {},
          flags: [],
          calls: report.calls.filter((c) => c.problem || c.asked === 0).map((c) => c.name),
        },
        null,
        1,
      ),
    )
    expect(report.brokenPages).toEqual([])
  })
})
