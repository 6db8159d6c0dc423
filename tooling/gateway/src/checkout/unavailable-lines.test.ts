import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { carts } from '../cart/cart-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

/** A visitor with a battery in the cart, and lines that the catalogue has removed since. */
async function shopperWith(...ids: string[]) {
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 1 })
  const lines = ['battery', ...ids].map((id) => ({ id, quantity: 1 }))
  await gateway.db.update(carts).set({ lines }).where(eq(carts.userId, shopper.userId))
  return shopper
}

describe('unavailable lines', () => {
  it('an order says which lines cannot be bought any more [CHK-22]', async () => {
    const shopper = await shopperWith('shown-only', 'vanished')
    const { body } = await shopper.placeOrder()
    expect(body).toMatchObject({ errorKeys: ['product-not-available'], unavailable: ['shown-only', 'vanished'] })
    expect(body.transactionId ?? '').toBe('')
  })

  it('a line whose article does not exist any more, which no cart shows, does not block ordering the rest', async () => {
    const shopper = await shopperWith('vanished')
    expect((await shopper.placeOrder()).body).toMatchObject({ unavailable: ['vanished'] })
    expect((await shopper.placeOrder()).body.transactionId).toMatch(/\w/)
  })

  it('a line that is still shown stays until the customer takes it out', async () => {
    const shopper = await shopperWith('shown-only')
    await shopper.placeOrder()
    expect((await shopper.cart()).products).toHaveLength(2)
    expect((await shopper.placeOrder()).body).toMatchObject({ unavailable: ['shown-only'] })
  })
})
