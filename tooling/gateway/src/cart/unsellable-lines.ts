import type { StoredCart } from '../model/stored-cart.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import type { PricedCart } from './price-cart.ts'

/** Whether something in a cart cannot be bought any more. */
export function hasUnsellableLine(cart: StoredCart, { lines }: PricedCart): boolean {
  const bought = lines.filter((line) => !line.isGift)
  return bought.length < cart.lines.length || bought.some((line) => !mayBeSold(line.article))
}
