import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createFakeProvider } from '../testing/providers/fake-provider.ts'
import { createShopper } from '../testing/shopper.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const provider = createFakeProvider('nets')
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ settings: { connectProviders: () => new Map([['nets', provider.adapter]]) } })
})
afterAll(() => gateway.close())

it('[CART-24] who logs in while paying cannot pay for the same goods a second time (OP-11)', async () => {
  const anonymous = createShopper(gateway.fetch)
  await anonymous.add({ battery: 1 })
  const { transactionId } = (await anonymous.placeOrder()).body
  const { paymentId } = (await anonymous.nets()).body
  const credentials = { email: 'new@example.com', password: 'Hearing2026' }
  const { body } = await anonymous.call('POST', '/v1.0/authenticate', credentials)
  const customer = createShopper(gateway.fetch, 'test_dk', body.user.userId)
  customer.useToken(body.access_token)
  await customer.get('/cart/override-cart', { previousUserId: anonymous.userId })
  await gateway.runDueJobs()
  expect(provider.asked).toContain(`terminate ${paymentId}`)
  const { db } = gateway.database
  const [ended] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
  expect(ended).toMatchObject({ status: 'cancelled', isCurrent: false })
  expect((await customer.placeOrder()).body.transactionId).not.toBe(transactionId)
})
