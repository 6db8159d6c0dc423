import { and, eq, isNull } from 'drizzle-orm'
import type { OrderDraft } from '../model/order-draft.ts'
import { orders } from '../orders/order-tables.ts'
import { refillLinks } from '../orders/refill/refill-links.ts'
import { findRefill } from '../orders/refill/refill-reminders.ts'
import { readMailShop, senderOf, type MailShop } from './mail-shop.ts'
import { makeMail, type MailPlan } from './make-mail.ts'
import { unsubscribeHeaders } from './one-click.ts'
import { goodsAlone, paragraph } from './order-parts.ts'
import type { NewsletterServices } from './send-newsletter-confirmation.ts'

/**
 * Sends a reminder to order again, to the address that the order was confirmed to. Does nothing if it was ended, if the order was cancelled or lost its address, or if the shop sends no reminders any more. `key` becomes the mail's id.
 */
export async function sendRefillMail(
  { db, findShop, sendMail, digests }: NewsletterServices,
  { key, subjectId }: { key: string; subjectId: string },
): Promise<void> {
  const reminder = await findRefill(db, subjectId)
  if (!reminder) return
  const shop = await findShop(reminder.shopId)
  if (!shop?.configuration.refillMails) return
  const isKept = and(isNull(orders.cancelledAt), isNull(orders.refundedAt))
  const [order] = await db
    .select({ draft: orders.draft })
    .from(orders)
    .where(and(eq(orders.transactionId, reminder.transactionId), isKept))
  const draft = order?.draft
  const email = draft?.invoiceAddress.email.trim()
  if (!draft || !email) return
  const mailShop = await readMailShop(db, shop)
  const links = refillLinks(digests, reminder)
  const mail = await makeMail(
    mailShop,
    reminder.origin,
    email,
    refillMail({ ...draft, origin: reminder.origin }, links, mailShop),
  )
  await sendMail({
    ...mail,
    id: key.replaceAll(':', '-'),
    from: senderOf(shop),
    headers: unsubscribeHeaders(links.end),
  })
}

/** Reminds of what was bought. Neither name, address nor number of the order stand in it. */
export const refillMail = (draft: OrderDraft, links: ReturnType<typeof refillLinks>, { t }: MailShop): MailPlan => ({
  subject: t('RefillMailSubject'),
  title: t('RefillMailTitle'),
  preheader: t('RefillMailText'),
  parts: [
    paragraph(t('RefillMailText')),
    goodsAlone({ ...draft, lines: draft.lines.filter(({ isGift }) => !isGift) }),
    { kind: 'link', before: t('RefillMailFill'), label: t('RefillMailButton'), url: links.open, isButton: true },
    { kind: 'link', before: t('RefillMailEnd'), label: t('RefillEnd'), url: links.end },
  ],
})
