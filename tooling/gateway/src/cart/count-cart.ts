import type { Queries } from '../database/database.ts'
import type { Shop } from '../shops/shop.ts'
import { findArticles } from '../shops/find-articles.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import type { StoredCart } from './stored-cart.ts'

/** Counts a kept cart with today's catalogue. */
export async function countCart(db: Queries, shop: Shop, cart: StoredCart): Promise<PricedCart> {
  const presents = shop.settings.promotions.flatMap((promotion) =>
    promotion.kind === 'gift' ? [promotion.giftItemNumber] : [],
  )
  const keys = cart.lines.length === 0 ? [] : [...cart.lines.map((line) => line.id), ...presents]
  const articles = await findArticles(db, shop.id, keys)
  return priceCart({ lines: cart.lines, articles, settings: shop.settings, shippingMethod: cart.shippingMethod })
}
