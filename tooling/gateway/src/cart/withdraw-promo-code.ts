import type { Database } from '../database/database.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { changeCart } from './cart-store.ts'

/** Removes an invalid promo code from a cart, so that the customer sees the higher total before ordering. */
export async function withdrawPromoCode(db: Database, key: VisitorKey): Promise<void> {
  await changeCart(db, key, (cart) => {
    const { promoCode: _gone, ...properties } = cart.properties
    return { ...cart, properties }
  })
}
