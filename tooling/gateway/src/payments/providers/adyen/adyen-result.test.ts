import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardForm, postSigned, useAdyenShop } from '../../../../testing/test.ts'
import { answerOf, stateOf } from './adyen-result.ts'

const shop = useAdyenShop()

const PLACED = { status: 'Succeeded', orderPlaced: true }

describe('Adyen’s result', () => {
  beforeEach(() => shop.reset())
  afterEach(() => {
    vi.useRealTimers()
  })

  describe('a result', () => {
    it('of a partial authorisation without an amount waits for the webhook with the amount', async () => {
      shop.intercept(async ({ path }, send) => {
        const response = await send()
        if (path !== '/payments') return response
        const { amount: _, ...answer } = await response.json()
        return Response.json({ ...answer, resultCode: 'PartiallyAuthorised' })
      })
      await shop.scenario('never')
      const { pay, orders } = await shop.begin()
      expect((await pay()).body).toMatchObject({ orderPlaced: false })
      expect(await orders()).toEqual([])
    })

    it.each(['AuthenticationFinished', 'AuthenticationNotRequired'])(
      '%s reserves nothing and no webhook follows: the customer is told that it failed',
      (resultCode) => {
        expect(answerOf({ resultCode, pspReference: 'P1' })).toMatchObject({ status: 'Error' })
        expect(stateOf({ resultCode, pspReference: 'P1' })).toBeUndefined()
      },
    )

    it('with an unknown code waits for the webhook if the payment has a reference, and has failed otherwise', () => {
      expect(stateOf({ resultCode: 'SomethingNew', pspReference: 'P1' })).toBe('pending')
      expect(answerOf({ resultCode: 'SomethingNew' })).toMatchObject({ status: 'Error' })
    })
  })

  describe('a call', () => {
    it.each([
      ['429', { status: 429 }],
      ['transient-error', { status: 422, headers: { 'transient-error': 'true' } }],
    ])('that Adyen says may succeed later is made again: %s', async (_, response) => {
      let isFirst = true
      shop.intercept(async (_call, send) => {
        if (!isFirst) return await send()
        isFirst = false
        return Response.json({ errorCode: '905', message: 'Later' }, response)
      })
      const { pay } = await shop.begin()
      expect((await pay()).body).toMatchObject(PLACED)
      expect(new Set(shop.calls.map(({ key }) => key)).size).toBe(1)
    })

    it('is a new one after a refusal, also if the clock of the other gateway was ahead', async () => {
      const { pay } = await shop.begin()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
      expect((await pay(cardForm('DECLINED'))).body).toMatchObject({ status: 'Refused' })
      vi.useRealTimers()
      expect((await pay()).body).toMatchObject(PLACED)
    })
  })

  it('places no order while Adyen reviews the payment, and places it when the review accepts [PAY-31]', async () => {
    shop.intercept(async ({ path }, send) => {
      const response = await send()
      if (path !== '/payments') return response
      return Response.json({ ...(await response.json()), additionalData: { fraudManualReview: 'true' } })
    })
    await shop.scenario('never')
    const { pay, orders, transactionId } = await shop.begin()
    expect((await pay()).body).toMatchObject({ orderPlaced: false })
    const [psp = ''] = await shop.numbersAt(transactionId)
    await postSigned(shop, { eventCode: 'MANUAL_REVIEW_ACCEPT', merchantReference: transactionId, pspReference: psp })
    expect(await orders()).toHaveLength(1)
  })
})
