import { describe, expect, it } from 'vitest'
import { createPaymentOf } from './create-payment-example.ts'
import { createTestSandboxes } from '../testing.ts'

describe('paying in the window of Nets', () => {
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

  it('takes as many seconds as an order of 3.XX says', async () => {
    const { createPayment, payByCard, pass, read } = createTestSandboxes()
    const paymentId = await createPayment(createPaymentOf(320))
    const paying = payByCard(paymentId)
    await new Promise(setImmediate)
    await pass(19_000)
    expect((await read(paymentId)).summary).toEqual({})
    await pass(1000)
    expect((await paying).kind).toBe('paid')
  })

  it('lets a declined customer try another card', async () => {
    const { createPayment, payByCard, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(paymentId, '4000 0000 0000 0002')
    expect((await payByCard(paymentId)).kind).toBe('paid')
    expect((await read(paymentId)).summary.reservedAmount).toBe(11_800)
  })

  it('reserves once when the customer pays twice', async () => {
    const { createPayment, payByCard, pass, received } = createTestSandboxes()
    const paymentId = await createPayment()
    await Promise.all([payByCard(paymentId), payByCard(paymentId)])
    await pass(500)
    expect(received).toHaveLength(1)
  })

  it('hears of the money of an invoice only later', async () => {
    const { createPayment, call, pass, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await call('POST', `/v1/pay/${paymentId}`, { method: 'invoice', approved: true })
    expect((await read(paymentId)).summary).toEqual({})
    await pass(20_000)
    expect((await read(paymentId)).summary.reservedAmount).toBe(11_800)
  })

  it('takes nothing when the customer says no in the app', async () => {
    const { createPayment, call, read } = createTestSandboxes()
    const paymentId = await createPayment()
    const answer = await call('POST', `/v1/pay/${paymentId}`, { method: 'mobilepay', approved: false })
    expect((await answer.json()).kind).toBe('declined')
    expect((await read(paymentId)).summary).toEqual({})
  })

  it('shows the amount and the language that the shop asked for', async () => {
    const { createPayment, call } = createTestSandboxes()
    const page = await (await call('GET', `/v1/?paymentId=${await createPayment()}&language=da-DK`)).text()
    expect(page).toContain('DKK\u00a0118.00')
    expect(page).toContain('>da-DK<')
  })

  it('tells the window whether the customer comes back from the bank with or without success', async () => {
    const { createPayment, call, payByCard } = createTestSandboxes()
    const paymentId = await createPayment()
    const page = async (query: string) => (await call('GET', `/v1/?paymentId=${paymentId}${query}`)).text()
    expect(await page('&paymentFailed=true')).toMatch(/data-paid="false"\s+data-failed="true"/)
    await payByCard(paymentId)
    expect(await page('')).toMatch(/data-paid="true"\s+data-failed="false"/)
  })

  it('takes no money after 48 hours, and says so', async () => {
    const { createPayment, call, payByCard, pass, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await pass(48 * 3_600_000)
    expect(await (await call('GET', `/v1/?paymentId=${paymentId}&language=en-GB`)).text()).toContain('not known here')
    expect((await payByCard(paymentId)).kind).toBe('error')
    expect((await read(paymentId)).summary).toEqual({})
  })

  it('says so when the payment is unknown', async () => {
    const { call } = createTestSandboxes()
    expect(await (await call('GET', '/v1/?paymentId=nobody&language=en-GB')).text()).toContain('not known here')
  })

  it('blocks the script when a scenario says so', async () => {
    const { call } = createTestSandboxes()
    expect((await call('GET', '/v1/checkout.js?v=1')).status).toBe(200)
    await call('POST', '/__sandbox/scenarios', { provider: 'nets', steps: ['script-blocked'] })
    expect((await call('GET', '/v1/checkout.js?v=1')).status).toBe(503)
    await call('POST', '/__sandbox/reset')
    expect((await call('GET', '/v1/checkout.js?v=1')).status).toBe(200)
  })

  it('answers with the status and delay of a scenario', async () => {
    const { call, createPayment, nexi, pass } = createTestSandboxes()
    const paymentId = await createPayment()
    await call('POST', '/__sandbox/scenarios', { provider: 'nets', steps: ['delay:65000', 'status:500'] })
    let status = 0
    const reading = (async () => (status = (await nexi('GET', `/payments/${paymentId}`)).status))()
    await new Promise(setImmediate)
    expect(status).toBe(0)
    await pass(65_000)
    await reading
    expect(status).toBe(500)
  })

  it('completes a payment for a test that has no browser', async () => {
    const { call, createPayment, read, pass, received } = createTestSandboxes()
    const paymentId = await createPayment()
    expect((await call('POST', `/__sandbox/nets/payments/${paymentId}/complete`)).status).toBe(204)
    await pass(500)
    expect((await read(paymentId)).summary.reservedAmount).toBe(11_800)
    expect(received).toHaveLength(1)
  })
})
