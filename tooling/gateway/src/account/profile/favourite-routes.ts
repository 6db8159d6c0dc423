import { Hono, type Context } from 'hono'
import { userProfileSchema } from '@shop/domain/account/user.ts'
import { authoriseCustomer } from '../../access/authorise.ts'
import type { Database } from '../../database/database.ts'
import { notFound } from '../../http/refusal.ts'
import { sendJson } from '../../http/send-json.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import { profileResponse } from '../profile-response.ts'

/** The calls for a customer's favourites. Both answer with the changed profile. */
export function createFavouriteRoutes({ db }: { db: Database }): Hono<ShopEnvironment> {
  const customerOf = (c: Context<ShopEnvironment>) => {
    if (!c.get('shop').configuration.featureFlags.allowFavourites) throw notFound()
    return authoriseCustomer(c, db)
  }
  return new Hono<ShopEnvironment>()
    .post('/v1.0/me/favourites/:id', async (c) => {
      const customer = await addFavourite(db, c.get('shop'), await customerOf(c), c.req.param('id'))
      return sendJson(c, userProfileSchema, await profileResponse(db, customer))
    })
    .delete('/v1.0/me/favourites/:id', async (c) => {
      const customer = await removeFavourite(db, await customerOf(c), c.req.param('id'))
      return sendJson(c, userProfileSchema, await profileResponse(db, customer))
    })
}
