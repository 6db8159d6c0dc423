import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'

const paid = async (holderName?: string) => {
  const test = createAdyenTest()
  const { pspReference } = await test.payWith(cardExample('4111111111111111', holderName))
  await test.pass(500)
  test.received.splice(0)
  return { ...test, pspReference }
}

/** Creates a payment that is captured at once. */
async function sentAtOnce() {
  const test = createAdyenTest()
  const { action } = await test.payWith({ type: 'trustly' })
  const payment = new URL(action?.url ?? '').searchParams.get('payment') ?? ''
  await test.submit('/bank/answer', { payment, answer: 'approve' })
  await test.pass(500)
  const pspReference = test.items()[0]?.pspReference ?? ''
  return { ...test, pspReference }
}

describe('modifications', () => {
  it('a modification is received at once, and its result follows by webhook', async () => {
    const { modify, pspReference, pass, items } = await paid()
    const answer = await modify(pspReference, 'captures', 12_900)
    expect(answer.status).toBe(201)
    const captured = await answer.json()
    expect(captured).toMatchObject({ status: 'received', paymentPspReference: pspReference })
    await pass(500)
    expect(items()).toMatchObject([
      {
        eventCode: 'CAPTURE',
        pspReference: captured.pspReference,
        originalReference: pspReference,
        merchantReference: 'T-100042',
      },
    ])
  })

  it.each([
    [
      ['captures 12900', 'refunds 12900'],
      ['CAPTURE true', 'REFUND true'],
    ],
    [
      ['captures 5000', 'captures 7900', 'captures 1'],
      ['CAPTURE true', 'CAPTURE true', 'CAPTURE false'],
    ],
    [['refunds 1'], ['REFUND false']],
    [
      ['cancels', 'captures 12900', 'cancels'],
      ['CANCELLATION true', 'CAPTURE false', 'CANCELLATION false'],
    ],
    [
      ['captures 12900', 'cancels', 'refunds 12901'],
      ['CAPTURE true', 'CANCELLATION false', 'REFUND false'],
    ],
  ])('the modifications %j are reported as %j', async (wanted, reported) => {
    const { modify, pspReference, pass, events } = await paid()
    for (const [what = '', value] of wanted.map((one) => one.split(' '))) {
      await modify(pspReference, what, value === undefined ? undefined : Number(value))
      await pass(500)
    }
    expect(events()).toEqual(reported)
  })

  it.each([
    ['capture failed', ['CAPTURE true', 'CAPTURE_FAILED true', 'REFUND false']],
    ['refund failed', ['CAPTURE true', 'REFUND true', 'REFUND_FAILED true']],
  ])('a reported success is taken back for the card holder "%s"', async (holderName, reported) => {
    const { modify, pspReference, pass, events } = await paid(holderName)
    for (const what of ['captures', 'refunds']) {
      await modify(pspReference, what, 12_900)
      await pass(500)
    }
    expect(events()).toEqual(reported)
  })

  it('a payment that is captured at once can be refunded alone, and says so', async () => {
    const { modify, pspReference, pass, events, items } = await sentAtOnce()
    expect(items()).toMatchObject([{ operations: ['REFUND'] }])
    await modify(pspReference, 'captures', 12_900)
    await modify(pspReference, 'cancels')
    await pass(500)
    expect(events().slice(1)).toEqual(['CAPTURE false', 'CANCELLATION false'])
  })

  it('a reversal releases a reservation or refunds a capture, once', async () => {
    for (const [begin, action] of [
      [paid, 'cancel'],
      [sentAtOnce, 'refund'],
    ] as const) {
      const { modify, pspReference, pass, items } = await begin()
      await modify(pspReference, 'reversals')
      await modify(pspReference, 'reversals')
      await pass(500)
      const [done, again] = items().filter(({ eventCode }) => eventCode === 'CANCEL_OR_REFUND')
      expect(done).toMatchObject({ success: 'true', additionalData: { 'modification.action': action } })
      expect(again).toMatchObject({ success: 'false' })
    }
  })

  it('the next modification fails if a control asks for it', async () => {
    const { modify, pspReference, pass, events, call } = await paid()
    await call('POST', `/__sandbox/adyen/payments/${pspReference}/fail-next`, { what: 'captures' })
    await modify(pspReference, 'captures', 12_900)
    await pass(500)
    await modify(pspReference, 'captures', 12_900)
    await pass(500)
    expect(events()).toEqual(['CAPTURE false', 'CAPTURE true'])
  })
})
