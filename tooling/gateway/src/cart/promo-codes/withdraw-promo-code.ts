import type { Database } from '../../database/database.ts'
import type { StoredCart } from '../../model/stored-cart.ts'
import type { VisitorKey } from '../../model/visitor-key.ts'
import { changeCart } from '../cart-store.ts'
import { NO_NEW_CART } from '../new-cart-limit.ts'

function withoutPromoCode(cart: StoredCart): StoredCart {
  const { promoCode: _gone, ...properties } = cart.properties
  return { ...cart, properties }
}

/** Removes an invalid promo code from a cart, so that the customer sees the higher total before ordering. */
export const withdrawPromoCode = (db: Database, key: VisitorKey): Promise<StoredCart> =>
  changeCart(db, key, withoutPromoCode, NO_NEW_CART)
