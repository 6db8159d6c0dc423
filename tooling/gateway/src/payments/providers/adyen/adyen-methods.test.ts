import { readPaymentMethods } from '@shop/domain/payments/payment.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGatewaySandboxes, createShopper, useTestGateway } from '../../../../testing/test.ts'

const calls: unknown[] = []
let isDown = false
const sandbox = createGatewaySandboxes((...request) => gateway.fetch(...request))

const toAdyen: typeof fetch = async (...args) => {
  const request = new Request(...args)
  if (isDown) throw new TypeError('fetch failed')
  calls.push(await request.clone().json())
  return await sandbox.fetch(request)
}

const gateway = useTestGateway({ shops: 'demo', platform: { fetch: toAdyen } })

const answerOf = async (shopId: string) =>
  (await createShopper(gateway.fetch, shopId).get('/payments/paymentMethods')).body
const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

describe('Adyen’s methods', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    calls.length = 0
    isDown = false
  })

  it('answers how customers of a shop pay, in Adyen’s own words, and what the form starts with [API-23, PAY-21] (OP-14)', async () => {
    const answer = await answerOf('product_uk')
    expect(calls).toEqual([
      {
        merchantAccount: 'HearingShopSandbox',
        amount: { value: 20_000, currency: 'GBP' },
        countryCode: 'GB',
        shopperLocale: 'en-GB',
        channel: 'Web',
      },
    ])
    const shopper = 'http://localhost:8080/checkoutshopper/'
    expect(answer).toEqual({
      paymentMethods: expect.stringMatching(/^\{"paymentMethods":\[\{"type":"scheme"/),
      clientKey: 'sandbox_local',
      culture: 'en-GB',
      environment: 'test',
      iconBase: `${shopper}images/logos/medium/`,
      environmentUrls: {
        api: shopper,
        analytics: 'http://localhost:8080/checkoutanalytics/',
        cdn: { images: shopper, translations: shopper },
      },
    })
    expect(readPaymentMethods(answer.paymentMethods).map(({ type }) => type)).toEqual(['scheme', 'trustly'])
  })

  it('asks Adyen once in a while, not for every visitor', async () => {
    minutesLater(11)
    await Promise.all(Array.from({ length: 20 }, () => answerOf('product_global')))
    minutesLater(9)
    await answerOf('product_global')
    expect(calls).toHaveLength(1)
    minutesLater(2)
    await answerOf('product_global')
    expect(calls).toHaveLength(2)
  })

  it('shows what it knew while Adyen cannot be asked, and asks again soon', async () => {
    isDown = true
    const written = readPaymentMethods((await answerOf('bernafon_global')).paymentMethods)
    expect(written.map(({ type }) => type)).toContain('scheme')
    isDown = false
    await answerOf('bernafon_global')
    expect(calls).toEqual([])
    minutesLater(1)
    const asked = readPaymentMethods((await answerOf('bernafon_global')).paymentMethods)
    isDown = true
    minutesLater(11)
    expect(readPaymentMethods((await answerOf('bernafon_global')).paymentMethods)).toEqual(asked)
  })
})
