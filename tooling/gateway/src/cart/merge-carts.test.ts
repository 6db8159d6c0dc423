import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createFakeProvider } from '../testing/providers/fake-provider.ts'
import { createShopper, type Shopper } from '../testing/shopper.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const provider = createFakeProvider('nets')
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ settings: { connectProviders: () => new Map([['nets', provider.adapter]]) } })
})
afterAll(() => gateway.close())

/** Logs in as a customer whose cart takes over that of an anonymous visitor. */
async function logIn(anonymous: Shopper) {
  const credentials = { email: 'new@example.com', password: 'Hearing2026' }
  const { body } = await anonymous.call('POST', '/v1.0/authenticate', credentials)
  const customer = createShopper(gateway.fetch, 'test_dk', body.user.userId)
  customer.useToken(body.access_token)
  expect((await customer.get('/cart/override-cart', { previousUserId: anonymous.userId })).status).toBe(200)
  return customer
}

it('[CART-24] who logs in after paying does not find the paid goods in the cart, although no webhook has arrived', async () => {
  const anonymous = createShopper(gateway.fetch)
  await anonymous.add({ battery: 2 })
  const { transactionId, correlationId } = (await anonymous.placeOrder()).body
  const { paymentId } = (await anonymous.nets()).body
  provider.pay(paymentId, transactionId, 13_800)
  const customer = await logIn(anonymous)
  expect((await customer.cart()).total).toBe(0)
  const { body } = await anonymous.transaction(transactionId, correlationId)
  expect(body).toMatchObject({ status: 'Succeeded', orderPlaced: true })
})

it('[CART-24] who logs in while the provider cannot be reached still finds the goods in the cart', async () => {
  const anonymous = createShopper(gateway.fetch)
  await anonymous.add({ cloth: 1 })
  await anonymous.placeOrder()
  const { paymentId } = (await anonymous.nets()).body
  provider.failToRead(paymentId)
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const customer = await logIn(anonymous)
  expect((await customer.cart()).products).toMatchObject([{ itemNumber: 'CLOTH-1' }])
  expect(log.mock.calls.join()).toContain('payment-unresolved')
  log.mockRestore()
  await customer.post('/cart/remove', { itemNumber: 'CLOTH-1' })
})

it('[CART-24] who logs in while paying cannot pay for the same goods a second time (OP-11)', async () => {
  const anonymous = createShopper(gateway.fetch)
  await anonymous.add({ battery: 1 })
  const { transactionId } = (await anonymous.placeOrder()).body
  const { paymentId } = (await anonymous.nets()).body
  const customer = await logIn(anonymous)
  await gateway.runDueJobs()
  expect(provider.asked).toContain(`terminate ${paymentId}`)
  const { db } = gateway.database
  const [ended] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
  expect(ended).toMatchObject({ status: 'cancelled', isCurrent: false })
  expect((await customer.placeOrder()).body.transactionId).not.toBe(transactionId)
})
