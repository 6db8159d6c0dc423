import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { CONTACT_MESSAGE_MAX_LENGTH, contactMessageRules } from '@shop/domain/contact/contact-message.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { optional } from '@shop/domain/fields/field-errors.ts'
import { PHONE_MAX_LENGTH } from '@shop/domain/fields/phone.ts'
import { ORDER_NUMBER_MAX_LENGTH } from '@shop/domain/orders/withdrawal.ts'
import * as v from 'valibot'
import { findCustomer } from '../access/authorise.ts'
import type { Limits } from '../access/limits.ts'
import { readForm } from '../account/read-form.ts'
import { CAPTCHA_MAX_LENGTH, type VerifyCaptcha } from '../captcha/verify-captcha.ts'
import type { Database } from '../database/database.ts'
import { bounded } from '../http/bounded.ts'
import { clientNetworks } from '../http/client-address.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { sendEmpty } from '../http/send-json.ts'
import type { IsShopOrigin } from '../http/shop-origins.ts'
import { shopOrigin } from '../shops/shop-origin.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { contactMessages } from './contact-tables.ts'
import { isOwnMessage } from './is-own-message.ts'

// The form's rules report a text that is somewhat too long. A much longer one is refused as a request.
const typed = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(2 * length)), '')
const contactSchema = bounded(
  v.object({
    message: typed(CONTACT_MESSAGE_MAX_LENGTH),
    name: typed(LINE_MAX_LENGTH),
    email: typed(EMAIL_MAX_LENGTH),
    phone: typed(PHONE_MAX_LENGTH),
    captcha: typed(CAPTCHA_MAX_LENGTH),
    orderNumber: typed(ORDER_NUMBER_MAX_LENGTH),
  }),
)

// The route verifies the captcha. Withdrawals use the same call and need no telephone number.
const rules = v.object({ ...contactMessageRules({ captcha: 'none' }).entries, phone: optional })

interface ContactParts {
  db: Database
  limits: Limits
  isShopOrigin: IsShopOrigin
  verifyCaptcha: VerifyCaptcha
  triggerOutbox: () => void
}

/** The call for writing to customer service. */
export function createContactRoutes(parts: ContactParts) {
  const { db, limits, isShopOrigin, verifyCaptcha, triggerOutbox } = parts
  const routes = new Hono<ShopEnvironment>()

  /**
   * Returns whether a withdrawal needs no captcha: a few of each network. Whether its order exists decides nothing, because the
   * answer would tell a stranger who has ordered here.
   */
  async function isSparedTry(c: Context<ShopEnvironment>): Promise<boolean> {
    try {
      await limits.network.count('withdrawal-without-captcha', clientNetworks(c))
      return true
    } catch (refusal) {
      if (refusal instanceof Refusal) return false
      throw refusal
    }
  }

  routes.post('/customer-service/contact-us', async (c) => {
    const { captcha, orderNumber, ...form } = await readBody(c, contactSchema)
    const { id: shopId } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    const customerId = await findCustomer(c, db)
    if (customerId) await limits.id.count('contact-message-of-customer', customerId)
    else await limits.network.count('contact-message', clientNetworks(c))
    // A captcha token works once, so the form is checked before the token is used.
    const { name, email: typedEmail, phone, message } = readForm(rules, form)
    const isSpared = orderNumber !== '' && captcha === '' && (customerId !== undefined || (await isSparedTry(c)))
    if (!isSpared) await verifyCaptcha(captcha, origin)
    const email = storedEmail(typedEmail)
    // The limit keeps the form from flooding a stranger's mailbox with receipts. It never stops a message.
    const hasReceipt =
      (await limits.typed.isWithin('contact-receipt', email)) ||
      (await isOwnMessage(db, { shopId, email, message, customerId }))
    await storeMessage(db, { shopId, origin, name, email, phone, message }, hasReceipt)
    triggerOutbox()
    return sendEmpty(c)
  })

  return routes
}

/** A message with the origin that links in its mails lead to. */
type WrittenMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'receivedAt'>

/** Stores a message. Queues a mail with it to the shop, and the receipt to its sender. */
const storeMessage = (db: Database, message: WrittenMessage, hasReceipt: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const id = randomUUID()
    await tx.insert(contactMessages).values({ ...message, id })
    await enqueue(tx, { kind: 'contact-message', subjectId: id })
    if (hasReceipt) await enqueue(tx, { kind: 'contact-receipt', subjectId: id })
  })
