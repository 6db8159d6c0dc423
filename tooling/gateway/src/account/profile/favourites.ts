import type { Database } from '../../database/database.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { findArticles } from '../../shops/find-articles.ts'
import type { Shop } from '../../shops/shop.ts'
import { changeCustomer } from '../customer.ts'

/** The limit for one customer. */
export const MAX_FAVOURITES = 500

/** Adds an article of the shop by its item number. An existing favourite keeps its place. */
export async function addFavourite(db: Database, shop: Shop, customerId: string, itemNumber: string) {
  const found = await findArticles(db, shop, [itemNumber])
  const isSold = [...found.values()].some((article) => article.itemNumber === itemNumber && article.isVisible)
  if (!isSold) throw notFound()
  return changeCustomer(db, customerId, ({ favourites }) => {
    if (favourites.includes(itemNumber)) return { favourites }
    if (favourites.length >= MAX_FAVOURITES) throw new Refusal(400, ['too-many-favourites'])
    return { favourites: [...favourites, itemNumber] }
  })
}

/** Removes an article, even if the shop no longer sells it. */
export const removeFavourite = (db: Database, customerId: string, itemNumber: string) =>
  changeCustomer(db, customerId, ({ favourites }) => ({
    favourites: favourites.filter((number) => number !== itemNumber),
  }))
