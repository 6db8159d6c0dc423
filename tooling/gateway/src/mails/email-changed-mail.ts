import { contactPage } from './contact-page.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/**
 * Tells at the address that a customer had before that it is theirs no more, and whom to write to if it was somebody else who
 * changed it. It leads to no new password: that would go to the new address.
 */
export const emailChangedMail = (origin: string, changedAt: Date, { say, moment }: MailShop): MailPlan => {
  const text = say('EmailChangedMailText', { moment: moment(changedAt) })
  return {
    subject: say('EmailChangedMailSubject'),
    title: say('EmailChangedMailTitle'),
    preheader: text,
    parts: [
      { kind: 'paragraph', text },
      {
        kind: 'link',
        before: say('EmailChangedMailNotYou'),
        label: say('WriteToUs'),
        url: contactPage(origin),
        isButton: true,
      },
    ],
    leavesOutContact: true,
  }
}
