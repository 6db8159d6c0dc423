import { describe, expect, it } from 'vitest'
import { createPaymentExample, createPaymentOf } from './create-payment-example.ts'
import { createTestSandboxes } from '../testing.ts'

describe('the server API of Nets', () => {
  it('[API-22] opens a payment for an order that adds up', async () => {
    const { nexi } = createTestSandboxes()
    const answer = await nexi('POST', '/payments', createPaymentExample)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ paymentId: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  it('answers a wrong secret with an empty 401', async () => {
    const { nexi } = createTestSandboxes()
    const answer = await nexi('POST', '/payments', createPaymentExample, {
      authorization: 'Bearer sandbox-nets-secret',
    })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toBe('')
  })

  it.each([
    ['order.items[0].name', (order: typeof createPaymentExample) => (order.order.items[0]!.name = 'A <b>')],
    ['order.items[0].netTotalAmount', (order: typeof createPaymentExample) => (order.order.items[0]!.unitPrice = 9)],
    ['order.items[1].taxAmount', (order: typeof createPaymentExample) => (order.order.items[1]!.taxRate = 2000)],
    ['order.amount', (order: typeof createPaymentExample) => (order.order.amount = 11_801)],
    ['checkout.countryCode', (order: typeof createPaymentExample) => (order.checkout.countryCode = 'DK')],
    // A country of Europe that Nets does not support.
    ['checkout.countryCode', (order: typeof createPaymentExample) => (order.checkout.countryCode = 'FRO')],
    [
      'notifications.webHooks[0].authorization',
      (order: typeof createPaymentExample) => (order.notifications.webHooks[0]!.authorization = 'with-hyphens'),
    ],
    [
      'checkout.consumer',
      (order: typeof createPaymentExample) =>
        Object.assign(order.checkout.consumer, { company: { name: 'A', contact: { firstName: 'B', lastName: 'C' } } }),
    ],
    [
      'checkout.consumer.shippingAddress.postalCode',
      (order: typeof createPaymentExample) => (order.checkout.consumer.shippingAddress.postalCode = 'DK-2900'),
    ],
    [
      'checkout.consumer.phoneNumber.prefix',
      (order: typeof createPaymentExample) => (order.checkout.consumer.phoneNumber.prefix = '45'),
    ],
    [
      'notifications.webHooks[0].authorization',
      (order: typeof createPaymentExample) => (order.notifications.webHooks[0]!.authorization = 'short'),
    ],
  ])('names a wrong %s, as Nets does', async (place, spoil) => {
    const { nexi } = createTestSandboxes()
    const order = structuredClone(createPaymentExample)
    spoil(order)
    const answer = await nexi('POST', '/payments', order)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).errors)).toContain(place)
  })

  it('leaves amounts out of the answer until they happen', async () => {
    const { createPayment, read, payByCard } = createTestSandboxes()
    const paymentId = await createPayment()
    expect(await read(paymentId)).toMatchObject({
      paymentId,
      summary: {},
      paymentDetails: {},
      orderDetails: { amount: 11_800, currency: 'DKK', reference: 'T-100042' },
      checkout: { url: 'http://phonicear-dk.localhost:3000/payments/T-100042/c-1' },
    })
    await payByCard(paymentId)
    expect(await read(paymentId)).toMatchObject({
      summary: { reservedAmount: 11_800 },
      paymentDetails: {
        paymentType: 'CARD',
        paymentMethod: 'Visa',
        cardDetails: { maskedPan: '411111******1111', expiryDate: '0330' },
      },
    })
  })

  it('answers 30 reads of a payment in an hour', async () => {
    const { createPayment, nexi, pass } = createTestSandboxes()
    const paymentId = await createPayment()
    const statuses = []
    for (let reading = 0; reading < 31; reading++) statuses.push((await nexi('GET', `/payments/${paymentId}`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    await pass(3_600_000)
    expect((await nexi('GET', `/payments/${paymentId}`)).status).toBe(200)
  })

  it('terminates a payment before it is paid, and no later', async () => {
    const { createPayment, nexi, payByCard, read } = createTestSandboxes()
    const paymentId = await createPayment()
    expect((await nexi('PUT', `/payments/${paymentId}/terminate`)).status).toBe(204)
    expect((await payByCard(paymentId)).kind).toBe('error')
    expect((await read(paymentId)).summary).toEqual({})
    const paid = await createPayment()
    await payByCard(paid)
    expect((await nexi('PUT', `/payments/${paid}/terminate`)).status).toBe(402)
  })

  it('charges once for one Idempotency-Key, and never more than was reserved', async () => {
    const { createPayment, nexi, payByCard, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(paymentId)
    const charge = (amount: number, key: string) =>
      nexi('POST', `/payments/${paymentId}/charges`, { amount }, { 'idempotency-key': key })
    const [first, again] = [await (await charge(11_000, 'k-1')).json(), await (await charge(11_000, 'k-1')).json()]
    expect(again).toEqual(first)
    expect((await read(paymentId)).summary.chargedAmount).toBe(11_000)
    expect(await (await charge(801, 'k-2')).json()).toMatchObject({ code: '1001' })
    await charge(800, 'k-3')
    expect(await (await charge(1, 'k-4')).json()).toMatchObject({ code: '1008' })
  })

  it('cancels a whole reservation once', async () => {
    const { createPayment, nexi, payByCard, read } = createTestSandboxes()
    const paymentId = await createPayment(createPaymentOf(50_000))
    await payByCard(paymentId)
    const cancel = (amount: number) => nexi('POST', `/payments/${paymentId}/cancels`, { amount })
    expect((await cancel(100)).status).toBe(402)
    expect((await cancel(50_000)).status).toBe(204)
    expect((await (await cancel(50_000)).json()).code).toBe('1019')
    expect((await read(paymentId)).summary.cancelledAmount).toBe(50_000)
  })

  it('refunds what was charged, by payment or by charge, and no more', async () => {
    const { createPayment, nexi, payByCard, read } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(paymentId)
    const { chargeId } = await (await nexi('POST', `/payments/${paymentId}/charges`, { amount: 11_800 })).json()
    expect((await nexi('POST', `/charges/${chargeId}/refunds`, { amount: 10_000 })).status).toBe(201)
    expect((await nexi('POST', `/payments/${paymentId}/refunds`, { amount: 1801 })).status).toBe(400)
    expect((await read(paymentId)).summary.refundedAmount).toBe(10_000)
  })
})
