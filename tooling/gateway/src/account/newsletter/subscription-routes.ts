import { Hono } from 'hono'
import { SUBSCRIPTION_TYPE, subscriptionSchema } from '@shop/domain/account/account.ts'
import { EMAIL_MAX_LENGTH, isEmail } from '@shop/domain/fields/email.ts'
import { cleanEmail } from '@shop/domain/fields/clean-email.ts'
import * as v from 'valibot'
import { authoriseCustomer, findCustomer } from '../../access/authorise.ts'
import type { Limits } from '../../access/limits.ts'
import type { Database } from '../../database/database.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody, readQuery } from '../../http/read-request.ts'
import { notFound } from '../../http/refusal.ts'
import { sendEmpty, sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { askerOf, subscribe, subscriptionOf, unsubscribe, type KeptSubscription } from './subscriptions.ts'

const type = v.literal(SUBSCRIPTION_TYPE)
const subscribeSchema = bounded(
  v.object({
    email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH), v.transform(cleanEmail), v.check(isEmail)),
    type,
  }),
)
const lookupSchema = bounded(v.object({ type: v.optional(type, SUBSCRIPTION_TYPE) }))

const subscriptionResponse = ({ id, email, type: mailing }: KeptSubscription) => ({ id, email, type: mailing })

interface SubscriptionParts {
  db: Database
  limits: Limits
  isShopOrigin: IsShopOrigin
  triggerOutbox: () => void
}

/** The calls for the newsletter. */
export function createSubscriptionRoutes({ db, limits, isShopOrigin, triggerOutbox }: SubscriptionParts) {
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/subscriptions', async (c) => {
    const wanted = await readBody(c, subscribeSchema)
    const { id: shopId } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    await limits.network.count('subscription', clientNetworks(c))
    const asker = await askerOf(db, await findCustomer(c, db), wanted.email)
    const kept = await subscribe(db, { ...wanted, shopId, origin, asker })
    triggerOutbox()
    return sendJson(c, subscriptionSchema, subscriptionResponse(kept))
  })

  routes.get('/v1.0/user-subscriptions', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    const wanted = readQuery(c, lookupSchema)
    const kept = await subscriptionOf(db, c.get('shop').id, customerId, wanted.type)
    return sendJson(c, v.nullable(subscriptionSchema), kept ? subscriptionResponse(kept) : null)
  })

  routes.delete('/v1.0/subscriptions/:id', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    if (!(await unsubscribe(db, c.get('shop').id, customerId, c.req.param('id')))) throw notFound()
    return sendEmpty(c)
  })

  return routes
}
