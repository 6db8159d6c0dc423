import { userProfileSchema } from '@shop/domain/user.ts'
import { Hono, type Context } from 'hono'
import { authoriseCustomer } from '../access/authorise.ts'
import type { Database } from '../database/database.ts'
import { answer } from '../http/answer.ts'
import type { ShopEnvironment } from '../http/environment.ts'
import { notFound } from '../http/refusal.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import { profileAnswer } from './profile-answer.ts'

/** The calls for a customer's favourites; both answer with the profile as it is then (documents: 7 the calls it makes). */
export function createFavouriteRoutes(db: Database) {
  const customerOf = (c: Context<ShopEnvironment>) => {
    if (!c.get('shop').configuration.featureFlags.allowFavourites) throw notFound()
    return authoriseCustomer(c, db)
  }
  return new Hono<ShopEnvironment>()
    .post('/v1.0/me/favourites/:id', async (c) => {
      const customer = await addFavourite(db, c.get('shop'), await customerOf(c), c.req.param('id'))
      return answer(c, userProfileSchema, profileAnswer(customer))
    })
    .delete('/v1.0/me/favourites/:id', async (c) => {
      const customer = await removeFavourite(db, await customerOf(c), c.req.param('id'))
      return answer(c, userProfileSchema, profileAnswer(customer))
    })
}
