import { Hono } from 'hono'
import { createdAccountSchema } from '@shop/domain/account/account.ts'
import { authenticationSchema } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { revokeToken, SESSION_SECONDS } from '../../access/access-token.ts'
import { bearer } from '../../access/authorise.ts'
import type { NetworkLimits } from '../../access/network-limits.ts'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../../captcha/verify-captcha.ts'
import { bounded } from '../../http/bounded.ts'
import { claimedOrigin, clientNetwork } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendEmpty, sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { authenticate } from './authenticate.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { profileResponse } from '../profile-response.ts'
import { readRegistration, register } from './register.ts'

const credential = v.pipe(v.string(), v.maxLength(254))
const loginSchema = bounded(v.object({ email: credential, password: credential }))

const registrationSchema = bounded(
  v.object({
    email: credential,
    firstName: credential,
    middleName: v.optional(credential, ''),
    lastName: credential,
    password: credential,
    passwordConfirmed: credential,
    receiveMarketingMaterials: v.optional(v.boolean(), false),
    captcha: v.optional(v.pipe(v.string(), v.maxLength(CAPTCHA_MAX_LENGTH)), ''),
  }),
)

const FAILED_LOGINS = { tries: 100, minutes: 15 }
// Right passwords cost as much work as wrong ones.
const LOGINS = { tries: 300, minutes: 15 }
// Enough for a household behind one address, too few to find out who has an account.
const REGISTRATIONS = { tries: 20, minutes: 60 }

/** What the calls for accounts work with. */
interface AccountParts extends PasswordServices {
  networkLimits: NetworkLimits
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
}

/** The calls for having an account and being logged in (API-27, API-28, SES-19). */
export function createAccountRoutes(parts: AccountParts) {
  const { db, networkLimits, isShopOrigin, verifyCaptcha } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/authenticate', async (c) => {
    const login = await readBody(c, loginSchema)
    // First of all: a network that is refused must not count against any account.
    await networkLimits.count(c, 'any-login', LOGINS)
    await networkLimits.count(c, 'login', FAILED_LOGINS)
    const who = { ...login, shopId: c.get('shop').id, network: clientNetwork(c) }
    const { token, customer } = await authenticate(parts, who)
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

  routes.post('/v1.0/create-me', async (c) => {
    const { captcha, ...form } = await readBody(c, registrationSchema)
    const { id: shopId } = c.get('shop')
    const origin = claimedOrigin(c)
    if (!isShopOrigin(shopId, origin)) throw new Refusal(400, ['invalid-origin'])
    await networkLimits.count(c, 'register', REGISTRATIONS)
    // A captcha is good for one try: what is wrong with the form is said before it is used up.
    const registration = readRegistration(form)
    await verifyCaptcha(captcha, origin)
    const { id, firstName, middleName, lastName, email } = await register(
      parts,
      { shopId, origin, network: clientNetwork(c) },
      registration,
    )
    return sendJson(c, createdAccountSchema, { id, firstName, middleName, lastName, email, websiteId: shopId })
  })

  // Not in the documents. A token that is over already is answered alike, as revoking one is (RFC 7009): it is what was wanted.
  routes.post('/v1.0/logout', async (c) => {
    const token = bearer(c)
    if (token) await revokeToken(db, c.get('digests'), c.get('shop').id, token)
    return sendEmpty(c)
  })

  return routes
}
