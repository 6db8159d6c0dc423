import type { Database } from '../database/database.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import { changeCart } from './cart-store.ts'
import type { PricedCart } from './price-cart.ts'

const soldIds = ({ lines }: PricedCart) =>
  lines.filter((line) => !line.isGift && mayBeSold(line.article)).map(({ article }) => article.id)

/** The lines of a cart that cannot be bought any more, by their ids. */
export function unsellableLines(cart: StoredCart, priced: PricedCart): string[] {
  const sold = soldIds(priced)
  return cart.lines.flatMap(({ id }) => (sold.includes(id) ? [] : [id]))
}

/** Whether something in a cart cannot be bought any more. */
export const hasUnsellableLine = (cart: StoredCart, priced: PricedCart) => unsellableLines(cart, priced).length > 0

/** Takes lines out of a cart whose articles are gone: nobody is shown them, so that nobody else could take them out. */
export async function withdrawGoneLines(db: Database, key: VisitorKey, { lines }: PricedCart): Promise<void> {
  const shown = lines.map(({ article }) => article.id)
  await changeCart(db, key, (cart) => ({ ...cart, lines: cart.lines.filter(({ id }) => shown.includes(id)) }))
}
