import type { Database } from '../database/database.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { changeCart } from './cart-store.ts'

/** Takes a code out of a cart that counts no more: the customer may have seen a lower total, and looks at it first. */
export async function withdrawPromoCode(db: Database, key: VisitorKey): Promise<void> {
  await changeCart(db, key, (cart) => {
    const { promoCode: _gone, ...properties } = cart.properties
    return { ...cart, properties }
  })
}
