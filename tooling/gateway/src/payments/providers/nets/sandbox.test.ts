import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SendMail } from '../../../mails/mailer.ts'
import { createTestGateway, type TestGateway } from '../../../testing.ts'
import { createGatewaySandboxes } from '../../../testing/sandboxes.ts'
import { createShopper } from '../../../testing/shopper.ts'

// Gateway and sandbox were written separately from Nets' documents: here they meet, webhooks included.
let gateway: TestGateway
const mails: Parameters<SendMail>[0][] = []
const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request))

const sendMail: SendMail = (mail) => Promise.resolve(void mails.push(mail))

beforeAll(async () => {
  gateway = await createTestGateway({ platform: { fetch: sandboxes.fetch, sendMail } })
})
afterAll(() => gateway.close())

async function pay(products: Record<string, number>) {
  const shopper = createShopper(gateway.fetch)
  await shopper.add(products)
  const { transactionId, correlationId } = (await shopper.placeOrder()).body
  const { status, body } = await shopper.nets()
  expect(status).toBe(200)
  await sandboxes.payAtNets(body.paymentId)
  await vi.waitFor(
    async () => {
      const { body: transaction } = await shopper.transaction(transactionId, correlationId)
      expect(transaction).toMatchObject({ status: 'Succeeded', orderPlaced: true })
    },
    { timeout: 20_000 },
  )
  await gateway.background.idle()
  return true
}

it('an order paid in the sandbox is placed by its webhook [PAY-07]', async () => {
  await pay({ battery: 3, drier: 1 })
  expect(mails.at(-1)?.to).toBe('inger@example.com')
})

it('the sandbox, which checks sums as Nets does, accepts odd quantities, steps, gifts and discounts', async () => {
  for (const products of [{ cloth: 1 }, { cloth: 7, battery: 13 }, { drier: 5, cloth: 3, 'domes-8': 11 }]) {
    expect(await pay(products)).toBe(true)
  }
})
