import { eq } from 'drizzle-orm'
import type { MessageKey } from '@shop/domain/messages.ts'
import type { Encryption } from '../access/encryption.ts'
import { newsletterLinks } from '../account/newsletter-links.ts'
import type { Database } from '../database/database.ts'
import { subscriptions } from '../database/schema.ts'
import { readTexts } from '../shops/documents.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { SendMail } from './mailer.ts'
import type { OutboxItem } from './outbox.ts'

/** What asking a subscriber needs. */
export interface NewsletterServices {
  db: Database
  findShop: ShopDirectory
  sendMail: SendMail
  encryption: Encryption
}

/** Asks whoever owns an address whether they want the newsletter; needless when they have said yes, or gone, meanwhile. */
export async function sendNewsletterConfirmation(services: NewsletterServices, { key, subjectId }: OutboxItem) {
  const { db, findShop, sendMail, encryption } = services
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subjectId))
  const shop = subscription && (await findShop(subscription.shopId))
  if (!shop || subscription.confirmedAt !== null) return
  const { senderName: name, senderEmail: address } = shop.settings
  const texts = await readTexts(db, shop.id)
  const say = (message: MessageKey) =>
    fillPlaceholders(texts[message] ?? '', { shop: shop.configuration.displayName || name })
  const { confirm, unsubscribe } = newsletterLinks(encryption, subscription)
  await sendMail({
    id: key.replaceAll(':', '-'),
    from: { name, address },
    to: subscription.email,
    subject: say('NewsletterMailSubject'),
    text: [
      `${say('NewsletterMailText')}\n${confirm}`,
      `${say('NewsletterMailIgnore')}\n${unsubscribe}`,
      say('OrderMailSignature'),
    ].join('\n\n'),
    // The mail program's own button (RFC 8058).
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}
