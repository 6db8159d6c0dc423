import type { Database } from '../database/database.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import { changeCart } from './cart-store.ts'
import { NO_NEW_CART } from './new-cart-limit.ts'
import type { PricedCart } from './price-cart.ts'

const soldIds = ({ lines }: PricedCart) =>
  lines.filter((line) => !line.isGift && mayBeSold(line.article)).map(({ article }) => article.id)

/** Returns the ids of the lines that cannot be bought any more. */
export function unsellableLines(cart: StoredCart, priced: PricedCart): string[] {
  const sold = soldIds(priced)
  return cart.lines.flatMap(({ id }) => (sold.includes(id) ? [] : [id]))
}

/** True if a line cannot be bought any more. */
export const hasUnsellableLine = (cart: StoredCart, priced: PricedCart) => unsellableLines(cart, priced).length > 0

/**
 * Removes the lines of a cart whose articles do not exist any more. The shop does not show them, so the customer cannot remove
 * them. Lines that another call has added since the cart was read stay.
 */
export async function removeGoneLines(
  db: Database,
  key: VisitorKey,
  read: StoredCart,
  { lines }: PricedCart,
): Promise<void> {
  const shown = lines.filter(({ isGift }) => !isGift).map(({ article }) => article.id)
  const gone = read.lines.map(({ id }) => id).filter((id) => !shown.includes(id))
  if (gone.length === 0) return
  const remove = (cart: StoredCart) => ({ ...cart, lines: cart.lines.filter(({ id }) => !gone.includes(id)) })
  await changeCart(db, key, remove, NO_NEW_CART)
}
