import { expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'

const paid = async () => {
  const test = createAdyenTest()
  const { pspReference } = await test.payWith(cardExample())
  await test.pass(500)
  const report = async (event: string) =>
    (await test.call('POST', `/__sandbox/adyen/payments/${pspReference}/report`, { event })).status
  return { ...test, pspReference, report }
}

it('takes money back for the customer’s bank, once the shop has it', async () => {
  const { report, modify, pspReference, pass, items } = await paid()
  expect(await report('CHARGEBACK')).toBe(409)
  await modify(pspReference, 'captures', 12_900)
  expect(await report('CHARGEBACK')).toBe(204)
  await pass(500)
  expect(items().at(-1)).toMatchObject({ eventCode: 'CHARGEBACK', success: 'true', originalReference: pspReference })
})

it('lets money go that was reserved too long, so that it cannot be taken any more', async () => {
  const { report, modify, pspReference, pass, items, events } = await paid()
  expect(await report('EXPIRE')).toBe(204)
  expect(await report('EXPIRE')).toBe(409)
  await pass(500)
  expect(items().at(-1)).toMatchObject({ eventCode: 'EXPIRE', pspReference })
  await modify(pspReference, 'captures', 12_900)
  await pass(500)
  expect(events().at(-1)).toBe('CAPTURE false')
})

it('closes a payment at another page that nobody made in time, and no other', async () => {
  const { payWith, call, report, pass, events, submit } = await paid()
  expect(await report('OFFER_CLOSED')).toBe(409)
  const { action } = await payWith({ type: 'mobilepay' })
  const payment = new URL(action?.url ?? '').searchParams.get('payment') ?? ''
  const [waiting] = await waitingPayments(call)
  expect((await call('POST', `/__sandbox/adyen/payments/${waiting}/report`, { event: 'OFFER_CLOSED' })).status).toBe(
    204,
  )
  await pass(500)
  await submit('/bank/answer', { payment, answer: 'approve' })
  await pass(500)
  expect(events().slice(1)).toEqual(['OFFER_CLOSED true'])
})

/** Reads the numbers of waiting payments from the overview. */
async function waitingPayments(call: (method: string, path: string) => Response | Promise<Response>) {
  const page = await (await call('GET', '/__sandbox')).text()
  return [...page.matchAll(/<tr>[^]*?<\/tr>/g)].flatMap(([row]) =>
    row.includes('waiting') ? [/payments\/(\w+)\/complete/.exec(row)?.[1] ?? ''] : [],
  )
}
