import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'

const CAPTURED = ['captures 12900']

describe('an event that the shop did not cause', () => {
  it.each([
    ['CHARGEBACK', [], 409, undefined],
    ['CHARGEBACK', CAPTURED, 204, 'CHARGEBACK true'],
    ['REFUND', CAPTURED, 204, 'REFUND true'],
    ['CANCELLATION', [], 204, 'CANCELLATION true'],
    ['EXPIRE', [], 204, 'EXPIRE true'],
    ['EXPIRE', ['cancels'], 409, 'CANCELLATION true'],
    ['OFFER_CLOSED', [], 409, undefined],
  ])('%s after %j is answered %i', async (event, modifications, status, reported) => {
    const { payWith, modify, call, pass, events } = createAdyenTest()
    const { pspReference } = await payWith(cardExample())
    for (const [what = '', value] of modifications.map((one) => one.split(' ')))
      await modify(pspReference, what, value === undefined ? undefined : Number(value))
    const answer = await call('POST', `/__sandbox/adyen/payments/${pspReference}/report`, { event })
    expect(answer.status).toBe(status)
    await pass(500)
    expect(events().at(-1)).toBe(reported ?? 'AUTHORISATION true')
  })

  it('closes an offer before the customer approves it', async () => {
    const { payWith, call, pass, events, submit } = createAdyenTest()
    const { action } = await payWith({ type: 'mobilepay' })
    const page = await (await call('GET', '/__sandbox')).text()
    const [, waiting] = /adyen\/payments\/(\w+)\/complete/.exec(page) ?? []
    await call('POST', `/__sandbox/adyen/payments/${waiting}/report`, { event: 'OFFER_CLOSED' })
    const payment = new URL(action?.url ?? '').searchParams.get('payment') ?? ''
    await submit('/bank/answer', { payment, answer: 'approve' })
    await pass(500)
    expect(events()).toEqual(['OFFER_CLOSED true'])
  })
})
