import type { NewsletterLinks } from '../account/newsletter/newsletter-links.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** Asks the owner of an address to confirm the newsletter. */
export const newsletterMail = ({ confirm, unsubscribe }: NewsletterLinks, { say }: MailShop): MailPlan => ({
  subject: say('NewsletterMailSubject'),
  title: say('NewsletterMailTitle'),
  preheader: say('NewsletterMailText'),
  parts: [
    { kind: 'link', before: say('NewsletterMailText'), label: say('NewsletterConfirm'), url: confirm, isButton: true },
    { kind: 'link', before: say('NewsletterMailIgnore'), label: say('NewsletterLeave'), url: unsubscribe },
  ],
})
