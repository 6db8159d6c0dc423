import { Hono } from 'hono'
import { ADDRESS_LINE_MAX_LENGTH } from '@shop/domain/address/address-rules.ts'
import { CONTACT_MESSAGE_MAX_LENGTH, contactMessageRules } from '@shop/domain/contact/contact-message.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { optionalPhone, PHONE_MAX_LENGTH } from '@shop/domain/fields/phone.ts'
import * as v from 'valibot'
import type { NetworkLimits } from '../access/network-limits.ts'
import type { Throttle } from '../access/throttle.ts'
import { readForm } from '../account/read-form.ts'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../captcha/verify-captcha.ts'
import type { Database } from '../database/database.ts'
import { bounded } from '../http/bounded.ts'
import { claimedOrigin } from '../http/client-address.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { sendEmpty } from '../http/send-json.ts'
import type { IsShopOrigin } from '../http/shop-origins.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { keepMessage } from './keep-message.ts'

// What is longer by a little is said to be by the rules; what is longer by far is no message.
const typed = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(2 * length)), '')
const contactSchema = bounded(
  v.object({
    message: typed(CONTACT_MESSAGE_MAX_LENGTH),
    name: typed(ADDRESS_LINE_MAX_LENGTH),
    email: typed(EMAIL_MAX_LENGTH),
    phone: typed(PHONE_MAX_LENGTH),
    captcha: typed(CAPTCHA_MAX_LENGTH),
  }),
)

// The captcha is asked about elsewhere. A withdrawal comes by the same call, and may demand no telephone number.
const rules = v.object({ ...contactMessageRules({ captcha: undefined }).entries, phone: optionalPhone })

const MESSAGES = { tries: 20, minutes: 60 }
// Each sends a mail to an address that somebody has typed: nobody's mailbox is to be filled by that.
const MESSAGES_OF_ADDRESS = { tries: 10, minutes: 24 * 60 }

/** What the call for writing to customer service works with. */
interface ContactParts {
  db: Database
  throttle: Throttle
  networkLimits: NetworkLimits
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
  triggerOutbox: () => void
}

/** The call for writing to customer service (API-42). */
export function createContactRoutes(parts: ContactParts) {
  const { db, throttle, networkLimits, isShopOrigin, verifyCaptcha, triggerOutbox } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.post('/customer-service/contact-us', async (c) => {
    const { captcha, ...form } = await readBody(c, contactSchema)
    const { id: shopId } = c.get('shop')
    const origin = claimedOrigin(c)
    if (!isShopOrigin(shopId, origin)) throw new Refusal(400, ['invalid-origin'])
    await networkLimits.count(c, 'contact', MESSAGES)
    // A captcha is good for one try: what is wrong with the form is said before it is used up.
    const { name, email, phone, message } = readForm(rules, form)
    await verifyCaptcha(captcha, origin)
    await throttle.limit(db, `contact-of ${email.toLowerCase()}`, MESSAGES_OF_ADDRESS)
    await keepMessage(db, { shopId, origin, name, email, phone, message })
    triggerOutbox()
    return sendEmpty(c)
  })

  return routes
}
