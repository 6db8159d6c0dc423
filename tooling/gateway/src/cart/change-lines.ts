import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Product } from '../model/product.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import { findArticles, mayBeSold } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import { changeCart } from './cart-store.ts'
import { addQuantity, setQuantity, removeLine } from './lines.ts'
import { NO_NEW_CART, type NewCartPermit } from './new-cart-limit.ts'

function toBeSold(articles: readonly Product[], key: string): Product {
  const article = articles.find(({ id, itemNumber }) => id === key || itemNumber === key)
  if (!article) throw new Refusal(400, ['unknown-product'])
  if (article.variations.length > 0) throw new Refusal(400, ['variation-required'])
  if (!mayBeSold(article)) throw new Refusal(400, ['product-not-available'])
  return article
}

/** Adds articles to a cart, by product id or item number. All of them, or none. */
export async function addToCart(
  db: Database,
  shop: Shop,
  userId: string,
  products: Record<string, number>,
  permit: NewCartPermit,
) {
  const articles = [...(await findArticles(db, shop, Object.keys(products))).values()]
  const wanted = Object.entries(products).map(([key, quantity]) => ({ id: toBeSold(articles, key).id, quantity }))
  const add = (cart: StoredCart) => ({
    ...cart,
    lines: wanted.reduce((lines, { id, quantity }) => addQuantity(lines, id, quantity), cart.lines),
  })
  await changeCart(db, { shopId: shop.id, userId }, add, permit)
}

async function idOf(db: Database, shop: Shop, itemNumber: string): Promise<string> {
  const articles = await findArticles(db, shop, [itemNumber])
  return [...articles.keys()][0] ?? itemNumber
}

/** Sets the quantity of an article in the cart. Does nothing if the cart does not have it. */
export async function updateProduct(db: Database, shop: Shop, userId: string, itemNumber: string, quantity: number) {
  const id = await idOf(db, shop, itemNumber)
  const change = (cart: StoredCart) => ({ ...cart, lines: setQuantity(cart.lines, id, quantity) })
  await changeCart(db, { shopId: shop.id, userId }, change, NO_NEW_CART)
}

/** Removes an article from the cart. */
export async function removeFromCart(db: Database, shop: Shop, userId: string, itemNumber: string) {
  const id = await idOf(db, shop, itemNumber)
  const change = (cart: StoredCart) => ({ ...cart, lines: removeLine(cart.lines, id) })
  await changeCart(db, { shopId: shop.id, userId }, change, NO_NEW_CART)
}
