import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../adyen/testing.ts'
import { createPaymentExample } from '../nets/create-payment-example.ts'
import { createTestCheckout } from '../klarna/testing.ts'
import { createTestSandboxes } from '../testing.ts'

type Call = ReturnType<typeof createTestSandboxes>['call']
const moneyAt = async (call: Call) => (await call('GET', '/__sandbox/money')).json()

describe('the overview of money', () => {
  it('money at Nets is listed until it is released', async () => {
    const { call, nexi, createPayment, payByCard } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(await createPayment(), '4000 0000 0000 0002')
    expect(await moneyAt(call)).toEqual([])
    await payByCard(paymentId)
    const { amount, reference } = createPaymentExample.order
    expect(await moneyAt(call)).toEqual([{ reference, minorUnits: amount }])
    await nexi('POST', `/payments/${paymentId}/cancels`, { amount })
    expect(await moneyAt(call)).toEqual([])
  })

  it('money at Adyen is listed by authorisation, without refusals and refunds', async () => {
    const { call, payWith, modify } = createAdyenTest()
    await payWith(cardExample('4111111111111111', 'DECLINED'))
    expect(await moneyAt(call)).toEqual([])
    const { pspReference } = await payWith(cardExample())
    await payWith(cardExample())
    const money = { reference: 'T-100042', minorUnits: 12_900 }
    expect(await moneyAt(call)).toEqual([money, money])
    await modify(pspReference, 'captures', 12_900)
    await modify(pspReference, 'refunds', 12_900)
    expect(await moneyAt(call)).toEqual([money])
  })

  it('money at Klarna is listed by the transaction’s number, until it is cancelled', async () => {
    const { call, draftOrder, buy, manage } = createTestCheckout()
    const id = await draftOrder()
    expect(await moneyAt(call)).toEqual([])
    await buy(id)
    await manage('PATCH', `${id}/merchant-references`, { merchant_reference1: '100001', merchant_reference2: 'T-1' })
    expect(await moneyAt(call)).toMatchObject([{ reference: 'T-1' }])
    await manage('POST', `${id}/cancel`)
    expect(await moneyAt(call)).toEqual([])
  })
})
