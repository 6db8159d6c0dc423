import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { contactMessages } from '../contact/contact-tables.ts'
import type { MailPart } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import type { MailPlan } from './make-mail.ts'
import { oneLine } from './one-line.ts'
import { paragraph } from './order-parts.ts'
import { repeatedText } from './repeated-text.ts'

/** A message to customer service. */
export type MailedMessage = Omit<typeof contactMessages.$inferSelect, 'id' | 'shopId'>

const linesOf = (message: string) =>
  message
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(repeatedText)

/** A link to the page where it was written. */
const page = ({ origin }: MailedMessage, { name }: MailShop): MailPart => ({
  kind: 'link',
  before: '',
  label: name,
  url: origin + pages.contact.href(),
})

const whatWasWritten = ({ message }: MailedMessage, { t }: MailShop): MailPart => ({
  kind: 'lines',
  title: t('YourMessage'),
  lines: linesOf(message),
})

const whoWrote = ({ name, email, phone }: MailedMessage, { t }: MailShop): MailPart => ({
  kind: 'lines',
  title: t('ContactDetails'),
  // The address is that of the receipt's recipient, and customer service answers to it.
  lines: [repeatedText(name), oneLine(readableEmail(email)), repeatedText(phone)].filter(Boolean),
})

/** The mail that forwards a message to the shop. */
export const contactMail = (message: MailedMessage, shop: MailShop): MailPlan => {
  const about = { name: repeatedText(message.name) }
  return {
    subject: shop.t('ContactMailSubject', about),
    title: shop.t('ContactMailSubject', about),
    preheader: repeatedText(message.message).slice(0, 140),
    parts: [
      whatWasWritten(message, shop),
      whoWrote(message, shop),
      paragraph(shop.t('ContactMailAnswer', about)),
      page(message, shop),
    ],
    leavesOutContact: true,
  }
}

/**
 * The receipt for a message, with its time and content. The law requires both for a withdrawal. A stranger may have typed the
 * address, so the content has no links.
 */
export const contactReceiptMail = (message: MailedMessage, shop: MailShop): MailPlan => {
  const text = shop.t('ContactReceiptText', { moment: shop.moment(message.receivedAt) })
  return {
    subject: shop.t('ContactReceiptTitle'),
    title: shop.t('ContactReceiptTitle'),
    preheader: text,
    parts: [
      paragraph(text),
      whatWasWritten(message, shop),
      whoWrote(message, shop),
      paragraph(shop.t('ContactReceiptIgnore')),
    ],
  }
}
