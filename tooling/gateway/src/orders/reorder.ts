import { changeCart } from '../cart/cart-store.ts'
import { addQuantity } from '../cart/lines.ts'
import type { NewCartPermit } from '../cart/new-cart-limit.ts'
import type { Database } from '../database/database.ts'
import { findArticles, mayBeSold } from '../shops/find-articles.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { Shop } from '../shops/shop.ts'
import type { KeptOrder } from './read-orders.ts'

/**
 * Adds the lines of an order to its customer's cart, at today's prices. Articles that are not sold any more are left out,
 * quantities are capped, and gifts depend on today's promotions.
 */
export async function reorder(
  db: Database,
  shop: Shop,
  { userId, draft }: KeptOrder,
  permit: NewCartPermit,
): Promise<void> {
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
  const add = (cart: StoredCart) => ({
    ...cart,
    lines: sold.reduce((lines, { id, quantity }) => addQuantity(lines, id, quantity), cart.lines),
  })
  await changeCart(db, { shopId: shop.id, userId }, add, permit)
}
