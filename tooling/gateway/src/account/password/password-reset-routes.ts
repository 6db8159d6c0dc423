import { storedEmail } from '@shop/domain/fields/same-email.ts'
import { Hono } from 'hono'
import { forgotPasswordRules } from '@shop/domain/account/account-rules.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import * as v from 'valibot'
import type { NetworkLimits } from '../../access/network-limits.ts'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../../captcha/verify-captcha.ts'
import { bounded } from '../../http/bounded.ts'
import { claimedOrigin, clientNetwork } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendEmpty } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
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

// Enough for a household behind one IP address, too few to flood mailboxes.
const ASKED_FROM_NETWORK = { tries: 20, minutes: 60 }
// A refused customer has this many mails from the last hour, and all their links still work.
const ASKED_FOR_ACCOUNT = { tries: 5, minutes: 60 }
const LINKS_FROM_NETWORK = { tries: 100, minutes: 15 }

interface PasswordResetParts extends PasswordServices {
  networkLimits: NetworkLimits
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
  triggerOutbox: () => void
}

/** The calls for a forgotten password. */
export function createPasswordResetRoutes(parts: PasswordResetParts) {
  const { db, digests, throttle, networkLimits, isShopOrigin, verifyCaptcha, triggerOutbox } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/forgot-password', async (c) => {
    const { captcha, ...form } = await readBody(c, askSchema)
    const { id: shopId } = c.get('shop')
    const origin = claimedOrigin(c)
    if (!isShopOrigin(shopId, origin)) throw new Refusal(400, ['invalid-origin'])
    await networkLimits.count(c, 'forgot-password', ASKED_FROM_NETWORK)
    const email = storedEmail(readForm(askRules, form).email)
    await verifyCaptcha(captcha, origin)
    // Also limits addresses without an account, so that the answer does not show which have one.
    await throttle.limit(db, `forgot-password ${shopId} ${email}`, ASKED_FOR_ACCOUNT)
    // Does not trigger the outbox. Making the mail now would slow down the next call, which reveals that an account exists.
    await askForReset(db, digests, { shopId, email, origin })
    return sendEmpty(c)
  })

  routes.post('/v1.0/forgot-password/validate-session', async (c) => {
    const link = await readBody(c, linkSchema)
    await networkLimits.count(c, 'reset-link', LINKS_FROM_NETWORK)
    await readResetLink(db, digests, { ...link, shopId: c.get('shop').id })
    return sendEmpty(c)
  })

  routes.post('/v1.0/forgot-password/redeem-session', async (c) => {
    const form = await readBody(c, redeemSchema)
    const { id: shopId } = c.get('shop')
    const origin = claimedOrigin(c)
    if (!isShopOrigin(shopId, origin)) throw new Refusal(400, ['invalid-origin'])
    await networkLimits.count(c, 'reset-link', LINKS_FROM_NETWORK)
    await resetPassword(parts, { ...form, shopId, origin, network: clientNetwork(c) })
    triggerOutbox()
    return sendEmpty(c)
  })

  return routes
}
