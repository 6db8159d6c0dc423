import { describe, expect, it } from 'vitest'
import { createPaymentExample } from './create-payment-example.ts'
import { createTestSandboxes } from '../testing.ts'

const withScenario = async (step: string) => {
  const sandboxes = createTestSandboxes()
  await sandboxes.call('POST', '/__sandbox/scenarios', {
    provider: 'nets',
    match: { email: 'jens@example.dk' },
    steps: [step],
  })
  return sandboxes
}

describe('webhooks of Nets', () => {
  it('report that the customer is done, with the agreed word', async () => {
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

  it('name the merchant by another field in the second version', async () => {
    const { createPayment, payByCard, pass, received } = createTestSandboxes()
    const { checkout, ...example } = createPaymentExample
    await payByCard(await createPayment({ ...example, checkout: { ...checkout, charge: true } }))
    await pass(500)
    const charged = received.find(({ body }) => body.event === 'payment.charge.created.v2')
    expect(charged?.body).toMatchObject({ merchantNumber: 100_017_120, data: { amount: { amount: 11_800 } } })
    expect(charged?.body).not.toHaveProperty('merchantId')
  })

  it('report another amount by the step wrong-amount', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('wrong-amount')
    await payByCard(await createPayment())
    await pass(500)
    expect(received[0]?.body.data).toMatchObject({ order: { amount: { amount: 11_900 } } })
  })

  it('carry another word by the step wrong-authorization', async () => {
    const { createPayment, payByCard, pass, received } = await withScenario('wrong-authorization')
    await payByCard(await createPayment())
    await pass(500)
    expect(received[0]?.authorization).not.toBe('a1b2c3d4e5f6a7b8')
  })
})
