import { eq } from 'drizzle-orm'
import { subscriptions } from '../account/subscription-tables.ts'
import type { Digests } from '../secrets/digests.ts'
import { newsletterLinks } from '../account/newsletter-links.ts'
import { mustConfirm } from '../account/subscriptions.ts'
import { readMailShop, senderOf } from './mail-shop.ts'
import { makeMail } from './make-mail.ts'
import { newsletterMail } from './newsletter-mail.ts'
import type { OrderMailServices } from './send-order-mail.ts'

/** What asking a subscriber needs. */
export interface NewsletterServices extends OrderMailServices {
  digests: Digests
}

/**
 * Asks whoever owns an address whether they want the newsletter; needless when they have said yes, or gone, meanwhile.
 * `key`: names the question, so that a repeated mail is known as one.
 */
export async function sendNewsletterConfirmation(
  { db, findShop, sendMail, digests }: NewsletterServices,
  { key, subjectId }: { key: string; subjectId: string },
) {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subjectId))
  const shop = subscription && (await findShop(subscription.shopId))
  if (!shop || !mustConfirm(subscription)) return
  const mailShop = await readMailShop(db, shop)
  const links = newsletterLinks(digests, subscription)
  const mail = await makeMail(mailShop, subscription.origin, subscription.email, newsletterMail(links, mailShop))
  await sendMail({
    ...mail,
    id: key.replaceAll(':', '-'),
    from: senderOf(shop),
    // The mail program's own button (RFC 8058).
    headers: { 'List-Unsubscribe': `<${links.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}
