import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'
import { signatureOf } from './webhooks.ts'

const HMAC_KEY = '0123456789ABCDEF'.repeat(4)

describe('webhooks of Adyen', () => {
  it('are signed as Adyen documents it', () => {
    const item = {
      pspReference: '7914073381342284',
      merchantAccountCode: 'HearingShopSandbox',
      merchantReference: 'T-100042',
      amount: { value: 12_900, currency: 'DKK' },
      eventCode: 'AUTHORISATION',
      success: 'true',
    }
    const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
    expect(signatureOf(item, key)).toBe('w8S11lf8LYY56Zhx9fc+BQ22BJUDhenuN0iBR0tEvg4=')
  })

  it('report an authorisation with its amount and references', async () => {
    const { payWith, pass, received } = createAdyenTest()
    const { pspReference } = await payWith(cardExample())
    await pass(500)
    expect(received).toMatchObject([
      {
        url: 'http://127.0.0.1:4000/webhooks/adyen',
        body: {
          live: 'false',
          notificationItems: [
            {
              NotificationRequestItem: {
                pspReference,
                merchantReference: 'T-100042',
                merchantAccountCode: 'HearingShopSandbox',
                eventCode: 'AUTHORISATION',
                eventDate: '2026-11-21T00:00:00.000Z',
                success: 'true',
                amount: { value: 12_900, currency: 'DKK' },
                paymentMethod: 'visa',
              },
            },
          ],
        },
      },
    ])
  })

  it('are signed also with a wrong amount, and wrongly by a scenario alone', async () => {
    for (const [step, value, isRight] of [
      ['late', 12_900, true],
      ['wrong-amount', 13_000, true],
      ['wrong-authorization', 12_900, false],
    ] as const) {
      const { payWith, pass, items, scenario } = createAdyenTest()
      await scenario(step)
      await payWith(cardExample())
      await pass(20_000)
      for (const item of items()) {
        const isSigned = item.additionalData.hmacSignature === signatureOf(item, HMAC_KEY)
        expect([step, item.amount.value, isSigned]).toEqual([step, value, isRight])
      }
      expect(items()).toHaveLength(1)
    }
  })

  it('are repeated until any 2xx acknowledges them', async () => {
    const answers = [500, 503, 202]
    const { payWith, pass, received } = createAdyenTest({ status: () => answers.shift() ?? 500 })
    await payWith(cardExample())
    await pass(60_000)
    expect(received).toHaveLength(3)
  })

  it('report a capture before its payment by the step out-of-order', async () => {
    const { payWith, modify, pass, events, scenario } = createAdyenTest()
    await scenario('out-of-order')
    const { pspReference } = await payWith(cardExample())
    await pass(10_000)
    expect(events()).toEqual([])
    await modify(pspReference, 'captures', 12_900)
    await pass(2000)
    expect(events()).toEqual(['CAPTURE true', 'AUTHORISATION true'])
  })

  it('report an earlier refusal after the payment by the step out-of-order', async () => {
    const { payWith, pass, events, scenario } = createAdyenTest()
    await scenario('out-of-order')
    await payWith(cardExample('4111111111111111', 'DECLINED'))
    await payWith(cardExample())
    await pass(2000)
    expect(events()).toEqual(['AUTHORISATION true', 'AUTHORISATION false'])
  })
})
