import { eq } from 'drizzle-orm'
import { newsletterLinks, type NewsletterLinks } from '../account/newsletter/newsletter-links.ts'
import { mustConfirm } from '../account/newsletter/subscriptions.ts'
import { subscriptions } from '../account/subscription-tables.ts'
import type { Digests } from '../secrets/digests.ts'
import { readMailShop, senderOf, type MailShop } from './mail-shop.ts'
import { makeMail, type MailPlan } from './make-mail.ts'
import { unsubscribeHeaders } from './one-click.ts'
import type { OrderMailServices } from './send-order-mail.ts'

/** The services of mails with signed links. */
export interface NewsletterServices extends OrderMailServices {
  digests: Digests
}

/**
 * Asks the owner of an address to confirm the newsletter. Does nothing if the subscription was confirmed or ended meanwhile.
 * `key` becomes the mail's id.
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
    headers: unsubscribeHeaders(links.unsubscribe),
  })
}

/** Asks the owner of an address to confirm the newsletter. */
export const newsletterMail = ({ confirm, unsubscribe }: NewsletterLinks, { t }: MailShop): MailPlan => ({
  subject: t('NewsletterMailSubject'),
  title: t('NewsletterMailTitle'),
  preheader: t('NewsletterMailText'),
  parts: [
    { kind: 'link', before: t('NewsletterMailText'), label: t('NewsletterConfirm'), url: confirm, isButton: true },
    { kind: 'link', before: t('NewsletterMailIgnore'), label: t('NewsletterLeave'), url: unsubscribe },
  ],
})
