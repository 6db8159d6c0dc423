import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { Hono } from 'hono'
import { forgotPasswordRules } from '@shop/domain/account/account-rules.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import * as v from 'valibot'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../../captcha/verify-captcha.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { sendEmpty } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import type { PasswordServices } from './password-services.ts'
import { readForm } from '../read-form.ts'
import { resetPassword } from './reset-password.ts'
import { askForReset, readResetLink } from './reset-session.ts'

const text = v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH))
const askSchema = bounded(
  v.object({
    email: text,
    captcha: v.optional(v.pipe(v.string(), v.maxLength(CAPTCHA_MAX_LENGTH)), ''),
  }),
)
const linkSchema = bounded(v.object({ userId: text, sessionId: text }))
const redeemSchema = bounded(v.object({ userId: text, sessionId: text, password: text, passwordConfirmed: text }))

// The route verifies the captcha itself.
const askRules = forgotPasswordRules({ captcha: 'none' })

interface PasswordResetParts extends PasswordServices {
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
  triggerOutbox: () => void
}

/** The calls for a forgotten password. */
export function createPasswordResetRoutes(parts: PasswordResetParts) {
  const { db, digests, limits, isShopOrigin, verifyCaptcha, triggerOutbox } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/forgot-password', async (c) => {
    const { captcha, ...form } = await readBody(c, askSchema)
    const { id: shopId } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    await limits.network.count('forgot-password', clientNetworks(c))
    const email = storedEmail(readForm(askRules, form).email)
    await verifyCaptcha(captcha, origin)
    // Also limits addresses without an account, so that the answer does not show which have one.
    const sendsMail = await limits.typed.isWithin('reset-mail', `${shopId} ${email}`)
    // Does not trigger the outbox. Making the mail now would slow down the next call, which reveals that an account exists.
    if (sendsMail) await askForReset(db, digests, { shopId, email, origin })
    return sendEmpty(c)
  })

  routes.post('/v1.0/forgot-password/validate-session', async (c) => {
    const link = await readBody(c, linkSchema)
    await limits.network.count('reset-link', clientNetworks(c))
    await readResetLink(db, digests, { ...link, shopId: c.get('shop').id })
    return sendEmpty(c)
  })

  routes.post('/v1.0/forgot-password/redeem-session', async (c) => {
    const form = await readBody(c, redeemSchema)
    const { id: shopId } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    const from = clientNetworks(c)
    await limits.network.count('reset-link', from)
    await resetPassword(parts, { ...form, shopId, origin, from })
    triggerOutbox()
    return sendEmpty(c)
  })

  return routes
}
