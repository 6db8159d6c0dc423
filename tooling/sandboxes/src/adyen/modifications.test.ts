import { expect, it } from 'vitest'
import { cardExample, createAdyenTest } from './testing.ts'

const paid = async (holderName?: string) => {
  const test = createAdyenTest()
  const { pspReference } = await test.payWith(cardExample('4111111111111111', holderName))
  await test.pass(500)
  test.received.splice(0)
  return { ...test, pspReference }
}

it('answers at once that it has been received, and tells later what came of it', async () => {
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
])('makes %j come to %j', async (wanted, reported) => {
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
])('takes back what it has reported when the name on the card is "%s"', async (holderName, reported) => {
  const { modify, pspReference, pass, events } = await paid(holderName)
  for (const what of ['captures', 'refunds']) {
    await modify(pspReference, what, 12_900)
    await pass(500)
  }
  expect(events()).toEqual(reported)
})

it('knows only payments that were made here, and wants an amount', async () => {
  const { modify, pspReference } = await paid()
  expect((await modify('0000000000000000', 'captures', 1)).status).toBe(422)
  expect((await modify(pspReference, 'captures')).status).toBe(422)
})
