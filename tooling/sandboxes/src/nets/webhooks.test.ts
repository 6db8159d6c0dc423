import { describe, expect, it } from 'vitest'
import { createPaymentExample } from './create-payment-example.ts'
import { createTestSandboxes } from '../testing.ts'

const withScenario = async (step: string, status?: () => number) => {
  const sandboxes = createTestSandboxes(status ? { status } : {})
  await sandboxes.call('POST', '/__sandbox/scenarios', {
    provider: 'nets',
    match: { email: 'jens@example.dk' },
    steps: [step],
  })
  return sandboxes
}

describe('webhooks of Nets', () => {
  it('tells the shop that the customer is done, with the word agreed on', async () => {
    const { createPayment, payByCard, pass, received } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(paymentId)
    await pass(500)
    expect(received).toEqual([
      {
        url: 'http://localhost:4000/webhooks/nets',
        authorization: 'a1b2c3d4e5f6a7b8',
        body: {
          id: expect.any(String),
          merchantId: 100_017_120,
          timestamp: expect.any(String),
          event: 'payment.checkout.completed',
          data: expect.objectContaining({
            paymentId,
            order: expect.objectContaining({
              amount: { amount: 11_800, currency: 'DKK' },
              reference: 'T-100042',
            }),
            consumer: expect.objectContaining({
              firstName: 'Jens',
              shippingAddress: expect.objectContaining({ postcode: '2900' }),
            }),
          }),
        },
      },
    ])
  })

  it('names the merchant differently in events of the second version', async () => {
    const { createPayment, payByCard, nexi, pass, received } = createTestSandboxes()
    const paymentId = await createPayment()
    await payByCard(paymentId)
    await nexi('POST', `/payments/${paymentId}/charges`, { amount: 11_800 })
    await pass(500)
    const charged = received.find(({ body }) => body.event === 'payment.charge.created.v2')
    expect(charged?.body).toMatchObject({ merchantNumber: 100_017_120, data: { amount: { amount: 11_800 } } })
    expect(charged?.body).not.toHaveProperty('merchantId')
  })

  it('posts again until the shop acknowledges', async () => {
    const answers = [500, 0, 200]
    const { createPayment, payByCard, pass, received } = createTestSandboxes({ status: () => answers.shift() || 503 })
    await payByCard(await createPayment())
    await pass(60_000)
    expect(received).toHaveLength(3)
  })

  it('is late when a scenario says so', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('late')
    await payByCard(await createPayment())
    await pass(15_000)
    expect(received).toHaveLength(0)
    await pass(5000)
    expect(received).toHaveLength(1)
  })

  it('keeps a webhook that never comes, to be delivered by hand', async () => {
    const { createPayment, payByCard, pass, received, call } = await withScenario('never')
    await payByCard(await createPayment())
    await pass(3_600_000)
    expect(received).toHaveLength(0)
    const { webhooks } = await (await call('GET', '/__sandbox/log')).json()
    await call('POST', `/__sandbox/webhooks/${webhooks[0].id}/deliver`)
    expect(received).toHaveLength(1)
    await call('POST', `/__sandbox/webhooks/${webhooks[0].id}/duplicate`)
    expect(received[1]).toEqual(received[0])
  })

  it('comes three times, word for word, when a scenario says so', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('duplicate')
    await payByCard(await createPayment())
    await pass(500)
    expect(received).toEqual([received[0], received[0], received[0]])
  })

  it('tells of the charge before the customer is done when a scenario turns the order round', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('out-of-order')
    const chargedAtOnce = structuredClone(createPaymentExample)
    chargedAtOnce.checkout.charge = true
    await payByCard(await createPayment(chargedAtOnce))
    await pass(500)
    expect(received.map(({ body }) => body.event)).toEqual(['payment.charge.created.v2', 'payment.checkout.completed'])
  })

  it('names another amount than the order when a scenario says so', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('wrong-amount')
    await payByCard(await createPayment())
    await pass(500)
    expect(received[0]?.body.data).toMatchObject({ order: { amount: { amount: 11_900 } } })
  })

  it('carries a wrong word when a scenario says so', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('wrong-authorization')
    await payByCard(await createPayment())
    await pass(500)
    expect(received[0]?.authorization).not.toBe('a1b2c3d4e5f6a7b8')
  })

  it('stops for a webhook that was dropped by hand', async () => {
    const { createPayment, payByCard, pass, received, call } = createTestSandboxes()
    await payByCard(await createPayment())
    const { webhooks } = await (await call('GET', '/__sandbox/log')).json()
    await call('POST', `/__sandbox/webhooks/${webhooks[0].id}/drop`)
    await pass(60_000)
    expect(received).toHaveLength(0)
  })
})
