import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../shops/shop-tables.ts'
import { article, createShopper, price, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway()

describe('large amounts', () => {
  it('an order of more minor units than 32 bits hold is placed for exactly its total', async () => {
    const { db } = gateway
    const dear = article({ id: 'cloth', itemNumber: 'CLOTH-1', price: price(5_000_000_019) })
    await db.update(products).set({ data: dear }).where(eq(products.id, 'cloth'))
    const shopper = createShopper(gateway.fetch)
    await shopper.add({ cloth: 1 })
    const { transactionId } = (await shopper.placeOrder()).body
    const [begun] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
    // The shop's discount of 10 % for large orders, and shipping.
    expect(begun?.amountMinor).toBe(5_000_000_019 - 500_000_002 + 5900)
  })
})
