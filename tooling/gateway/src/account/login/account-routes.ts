import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { Hono } from 'hono'
import { createdAccountSchema } from '@shop/domain/account/account.ts'
import { authenticationSchema } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { revokeToken, SESSION_SECONDS } from '../../access/access-token.ts'
import { bearer } from '../../access/authorise.ts'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../../captcha/verify-captcha.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { sendEmpty, sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { authenticate } from './authenticate.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { profileResponse } from '../profile-response.ts'
import { readRegistration, register } from './register.ts'

const credential = v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH))
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

interface AccountParts extends PasswordServices {
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
}

/** The calls for logging in, registering and logging out. */
export function createAccountRoutes(parts: AccountParts) {
  const { db, limits, isShopOrigin, verifyCaptcha } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/authenticate', async (c) => {
    const login = await readBody(c, loginSchema)
    // Counted first, so that a refused network adds no failed tries to an account.
    const from = clientNetworks(c)
    await limits.network.count('login', from)
    await limits.network.count('failed-login', from)
    const who = { ...login, shopId: c.get('shop').id, from }
    const { token, customer } = await authenticate(parts, who)
    // Takes back this try only. Logging in to an own account must not reset the count of guesses at other accounts.
    await limits.network.uncount('failed-login', from)
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
    const origin = shopOrigin(c, isShopOrigin)
    const from = clientNetworks(c)
    await limits.network.count('registration', from)
    // A captcha token works once, so the form is checked before the token is used.
    const registration = readRegistration(form)
    await verifyCaptcha(captcha, origin)
    const where = { shopId, origin, from }
    const { id, firstName, middleName, lastName, email } = await register(parts, where, registration)
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
