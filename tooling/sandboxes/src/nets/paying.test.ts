import { describe, expect, it } from 'vitest'
import { createPaymentOf } from './create-payment-example.ts'
import { createTestSandboxes } from '../testing.ts'

describe('the payment window of Nets', () => {
  it.each([
    ['4111 1111 1111 1111', 'paid'],
    ['4925 0000 0000 0004', 'paid'],
    ['5454 5454 5454 5454', 'challenge'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'declined'],
    ['4111 1111 1111 1112', 'invalid'],
  ])('answers the card %s with "%s"', async (number, kind) => {
    const { createPayment, payByCard } = createTestSandboxes()
    expect((await payByCard(await createPayment(), number)).kind).toBe(kind)
  })

  it.each([
    [51, { kind: 'error', code: '51' }],
    [151, { kind: 'declined', code: '51' }],
  ])('answers an order of %d minor units with the code in it', async (amount, outcome) => {
    const { createPayment, payByCard } = createTestSandboxes()
    expect(await payByCard(await createPayment(createPaymentOf(amount)))).toEqual(outcome)
  })

  it('answers after the seconds of an order of 3.XX', async () => {
    const { createPayment, payByCard, pass, read } = createTestSandboxes()
    const paymentId = await createPayment(createPaymentOf(320))
    const paying = payByCard(paymentId)
    await new Promise(setImmediate)
    await pass(19_000)
    expect((await read(paymentId)).summary).toEqual({})
    await pass(1000)
    expect((await paying).kind).toBe('paid')
  })

  it('reserves once when the customer pays twice', async () => {
    const { createPayment, payByCard, pass, received } = createTestSandboxes()
    const paymentId = await createPayment()
    await Promise.all([payByCard(paymentId), payByCard(paymentId)])
    await pass(500)
    expect(received).toHaveLength(1)
  })

  it('reserves the money of an invoice 20 seconds later', async () => {
    const { createPayment, call, pass, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await call('POST', `/v1/pay/${paymentId}`, { method: 'invoice', approved: true })
    expect((await read(paymentId)).summary).toEqual({})
    await pass(20_000)
    expect((await read(paymentId)).summary.reservedAmount).toBe(11_800)
  })

  it('shows the amount and the language that the shop asked for', async () => {
    const { createPayment, call } = createTestSandboxes()
    const page = await (await call('GET', `/v1/?paymentId=${await createPayment()}&language=da-DK`)).text()
    expect(page).toContain('DKK\u00a0118.00')
    expect(page).toContain('>da-DK<')
  })

  it('knows whether the customer came back from the bank with success', async () => {
    const { createPayment, call, payByCard } = createTestSandboxes()
    const paymentId = await createPayment()
    const page = async (query: string) => (await call('GET', `/v1/?paymentId=${paymentId}${query}`)).text()
    expect(await page('&paymentFailed=true')).toMatch(/data-paid="false"\s+data-failed="true"/)
    await payByCard(paymentId)
    expect(await page('')).toMatch(/data-paid="true"\s+data-failed="false"/)
  })

  it('takes no money for an unknown payment, nor after 48 hours', async () => {
    const { createPayment, call, payByCard, pass, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await pass(48 * 3_600_000)
    for (const gone of [paymentId, 'unknown'])
      expect(await (await call('GET', `/v1/?paymentId=${gone}`)).text()).toContain('not known here')
    expect((await payByCard(paymentId)).kind).toBe('error')
    expect((await read(paymentId)).summary).toEqual({})
  })
})
