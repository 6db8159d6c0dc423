import { Hono } from 'hono'
import { authenticationSchema } from '@shop/domain/user.ts'
import * as v from 'valibot'
import { revokeToken, SESSION_SECONDS } from '../access/access-token.ts'
import { bearer } from '../access/authorise.ts'
import type { NetworkLimits } from '../access/network-limits.ts'
import type { Database } from '../database/database.ts'
import { bounded } from '../http/bounded.ts'
import { clientNetwork } from '../http/client-address.ts'
import { readBody } from '../http/read-request.ts'
import { sendEmpty, sendJson } from '../http/send-json.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { authenticate } from './authenticate.ts'
import { profileResponse } from './profile-response.ts'
import { createQueue } from './queue.ts'

const credential = v.pipe(v.string(), v.maxLength(254))
const loginSchema = bounded(v.object({ email: credential, password: credential }))

const LOGINS = { tries: 100, minutes: 15 }
// As many as a second's work, so that nobody waits longer than that.
const HASHING = { atOnce: 2, waiting: 40 }

/** The calls for the customer's own account (API-27, SES-19). */
export function createAccountRoutes(db: Database, networkLimits: NetworkLimits) {
  const services = { db, hashing: createQueue(HASHING) }
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/authenticate', async (c) => {
    const login = await readBody(c, loginSchema)
    // First of all: a network that is refused must not count against any account.
    await networkLimits.count(c, 'login', LOGINS)
    const who = { ...login, shopId: c.get('shop').id, network: clientNetwork(c) }
    const { token, customer } = await authenticate(services, who)
    // Only this one: a guesser's own account must not wipe out the guesses at others.
    await networkLimits.uncount(c, 'login')
    return sendJson(c, authenticationSchema, {
      access_token: token,
      expires_in: SESSION_SECONDS,
      token_type: 'Bearer',
      scope: 'shop',
      user: profileResponse(customer),
    })
  })

  // Not in the documents. A token that is over already is answered alike, as revoking one is (RFC 7009): it is what was wanted.
  routes.post('/v1.0/logout', async (c) => {
    const token = bearer(c)
    if (token) await revokeToken(db, c.get('shop').id, token)
    return sendEmpty(c)
  })

  return routes
}
