import { sql } from 'drizzle-orm'
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

it('shows every tab the same payment, also when the first one to be created comes after the second', async () => {
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 1 })
  await shopper.placeOrder()
  const letGo = provider.holdNextCreation()
  const slow = shopper.nets()
  while (!provider.asked.some((what) => what.startsWith('create'))) await shopper.cart()
  await gateway.database.db.update(transactions).set({ paymentClaimedAt: sql`now() - interval '31 seconds'` })
  const { paymentId } = (await shopper.nets()).body
  letGo()
  expect((await slow).body).toEqual({ paymentId })
  expect((await shopper.nets()).body).toEqual({ paymentId })
})
