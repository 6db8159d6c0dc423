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
// A correct password costs as much hashing as a wrong one.
const LOGINS = { tries: 300, minutes: 15 }
// Enough for a household behind one IP address, too few to find out which addresses have accounts.
const REGISTRATIONS = { tries: 20, minutes: 60 }

interface AccountParts extends PasswordServices {
  networkLimits: NetworkLimits
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
}

/** The calls for logging in, registering and logging out. */
export function createAccountRoutes(parts: AccountParts) {
  const { db, networkLimits, isShopOrigin, verifyCaptcha } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/authenticate', async (c) => {
    const login = await readBody(c, loginSchema)
    // Counted first, so that a refused network adds no failed tries to an account.
    await networkLimits.count(c, 'any-login', LOGINS)
    await networkLimits.count(c, 'login', FAILED_LOGINS)
    const who = { ...login, shopId: c.get('shop').id, network: clientNetwork(c) }
    const { token, customer } = await authenticate(parts, who)
    // Takes back this try only. Logging in to an own account must not reset the count of guesses at other accounts.
    await networkLimits.uncount(c, 'login')
    return sendJson(c, authenticationSchema, {
      access_token: token,
      expires_in: SESSION_SECONDS,
      token_type: 'Bearer',
      scope: 'shop',
      user: await profileResponse(db, customer),
    })
  })

  routes.post('/v1.0/create-me', async (c) => {
    const { captcha, ...form } = await readBody(c, registrationSchema)
    const { id: shopId } = c.get('shop')
    const origin = claimedOrigin(c)
    if (!isShopOrigin(shopId, origin)) throw new Refusal(400, ['invalid-origin'])
    await networkLimits.count(c, 'register', REGISTRATIONS)
    // A captcha token works once, so the form is checked before the token is used.
    const registration = readRegistration(form)
    await verifyCaptcha(captcha, origin)
    const { id, firstName, middleName, lastName, email } = await register(
      parts,
      { shopId, origin, network: clientNetwork(c) },
      registration,
    )
    return sendJson(c, createdAccountSchema, { id, firstName, middleName, lastName, email, websiteId: shopId })
  })

  // Not in the documents. An expired token gets the same answer, as RFC 7009 has it for revocation.
  routes.post('/v1.0/logout', async (c) => {
    const token = bearer(c)
    if (token) await revokeToken(db, c.get('digests'), c.get('shop').id, token)
    return sendEmpty(c)
  })

  return routes
}
