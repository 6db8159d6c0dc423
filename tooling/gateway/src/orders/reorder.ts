import { changeCart } from '../cart/cart-store.ts'
import { addQuantity, raiseQuantity } from '../cart/lines.ts'
import type { NewCartPermit } from '../cart/new-cart-limit.ts'
import type { Database } from '../database/database.ts'
import { findArticles, mayBeSold } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import type { KeptOrder } from './read-orders.ts'

/** The order to put into a cart, and whose cart it is. */
type Reordered = Pick<KeptOrder, 'userId' | 'draft'>

/** Adds the lines of an order to a cart. */
export const reorder = (db: Database, shop: Shop, order: Reordered, permit: NewCartPermit) =>
  fill(db, shop, order, permit, addQuantity)

/** Puts at least the lines of an order into a cart: however often it is done, the cart holds them once. */
export const fillAgain = (db: Database, shop: Shop, order: Reordered, permit: NewCartPermit) =>
  fill(db, shop, order, permit, raiseQuantity)

/**
 * Puts the lines of an order into a cart, at today's prices. Articles that are not sold any more are left out, quantities are
 * capped, and gifts depend on today's promotions. Returns the names of what the cart does not hold then.
 */
async function fill(
  db: Database,
  shop: Shop,
  { userId, draft }: Reordered,
  permit: NewCartPermit,
  put: typeof addQuantity,
): Promise<string[]> {
  const bought = draft.lines.filter((line) => !line.isGift)
  const articles = await findArticles(
    db,
    shop,
    bought.map(({ id }) => id),
  )
  const isSold = (id: string) => {
    const article = articles.get(id)
    return article !== undefined && mayBeSold(article)
  }
  const sold = bought.filter(({ id }) => isSold(id))
  const { lines } = await changeCart(
    db,
    { shopId: shop.id, userId },
    (cart) => ({ ...cart, lines: sold.reduce((before, { id, quantity }) => put(before, id, quantity), cart.lines) }),
    permit,
  )
  return bought.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ name }) => name)
}
