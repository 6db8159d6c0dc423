import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../../../orders/order-tables.ts'
import {
  createMailbox,
  createGatewaySandboxes,
  createShopper,
  eventually,
  useTestGateway,
} from '../../../../testing/test.ts'

// Gateway and sandbox were written independently from Nets' documents. This test connects them, including webhooks.
const { mails, sendMail } = createMailbox()
const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request))

const gateway = useTestGateway({ platform: { fetch: sandboxes.fetch, sendMail } })

async function pay(products: Record<string, number>) {
  const shopper = createShopper(gateway.fetch)
  await shopper.add(products)
  const { transactionId, correlationId } = (await shopper.placeOrder()).body
  const { status, body } = await shopper.nets()
  expect(status).toBe(200)
  await sandboxes.payAtNets(body.paymentId)
  let paid: object = {}
  await eventually(async () => {
    const { body: transaction } = await shopper.transaction(transactionId, correlationId)
    expect(transaction).toMatchObject({ status: 'Succeeded', orderPlaced: true })
    paid = transaction
  })
  await gateway.background.idle()
  const order = (await shopper.get(`/orders/${shopper.userId}/${await numberOf(transactionId)}`)).body
  return { order, paid }
}

async function numberOf(transactionId: string) {
  const isOf = eq(orders.transactionId, transactionId)
  return (await gateway.db.select().from(orders).where(isOf))[0]?.orderNumber
}

describe('Nets’ sandbox', () => {
  it('an order paid in the sandbox is placed by its webhook, and says how it was paid [PAY-07] [ORD-06]', async () => {
    expect((await pay({ battery: 3, drier: 1 })).order).toMatchObject({ paymentType: 'Visa' })
    expect(mails.at(-1)?.to).toBe('inger@example.com')
  })

  it('a transaction that is paid names delivery and payment [RES-14]', async () => {
    const { paid } = await pay({ battery: 1 })
    expect(paid).toMatchObject({ shippingType: 'Home', paymentType: 'Visa' })
  })

  it('the sandbox, which checks sums as Nets does, accepts odd quantities, steps, gifts and discounts', async () => {
    for (const products of [{ cloth: 1 }, { cloth: 7, battery: 13 }, { drier: 5, cloth: 3, 'domes-8': 11 }]) {
      expect((await pay(products)).order).toMatchObject({ orderNumber: expect.any(String) })
    }
  })
})
