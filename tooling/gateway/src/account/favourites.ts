import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/schema.ts'
import { notFound, Refusal, unauthorised } from '../http/refusal.ts'
import { findArticles } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import type { Customer } from './profile-response.ts'

/** No customer keeps more. */
export const MAX_FAVOURITES = 500

/** Changes a customer's favourites; two changes at the same moment come one after the other. */
function changeFavourites(db: Database, customerId: string, change: (favourites: string[]) => string[]) {
  return db.transaction(async (tx): Promise<Customer> => {
    const is = eq(customers.id, customerId)
    const [customer] = await tx.select().from(customers).where(is).for('update')
    // The account is gone, its token not yet.
    if (!customer) throw unauthorised()
    const favourites = change(customer.favourites)
    await tx.update(customers).set({ favourites }).where(is)
    return { ...customer, favourites }
  })
}

/** Adds an article of the shop, by its item number; one that is a favourite already stays where it is. */
export async function addFavourite(db: Database, shop: Shop, customerId: string, itemNumber: string) {
  const found = await findArticles(db, shop, [itemNumber])
  const isSold = [...found.values()].some((article) => article.itemNumber === itemNumber && article.isVisible)
  if (!isSold) throw notFound()
  return changeFavourites(db, customerId, (favourites) => {
    if (favourites.includes(itemNumber)) return favourites
    if (favourites.length >= MAX_FAVOURITES) throw new Refusal(400, ['too-many-favourites'])
    return [...favourites, itemNumber]
  })
}

/** Removes an article, also one that the shop does not sell any more. */
export const removeFavourite = (db: Database, customerId: string, itemNumber: string) =>
  changeFavourites(db, customerId, (favourites) => favourites.filter((number) => number !== itemNumber))
