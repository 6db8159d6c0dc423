import { eq } from 'drizzle-orm'
import { contactMessages } from '../contact/contact-tables.ts'
import type { ContactMailKind } from '../model/outbox-kind.ts'
import { contactMail, contactReceiptMail } from './contact-mails.ts'
import { readMailShop, senderOf } from './mail-shop.ts'
import { makeMail } from './make-mail.ts'
import type { OrderMailServices } from './send-order-mail.ts'

/** Mails a message to its shop, or a receipt to its writer. Does nothing if the message was erased meanwhile. */
export async function sendContactMail(
  { db, findShop, sendMail }: OrderMailServices,
  kind: ContactMailKind,
  messageId: string,
) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  const shop = message && (await findShop(message.shopId))
  if (!shop) return
  const mailShop = await readMailShop(db, shop)
  const from = senderOf(shop)
  const { to, plan, ...answered } =
    kind === 'contact-message'
      ? { to: from.address, replyTo: message.email, plan: contactMail(message, mailShop) }
      : { to: message.email, plan: contactReceiptMail(message, mailShop) }
  const mail = await makeMail(mailShop, message.origin, to, plan)
  await sendMail({ ...mail, ...answered, from, id: `${kind}-${messageId}` })
}
