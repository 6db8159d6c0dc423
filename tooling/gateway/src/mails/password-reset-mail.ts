import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** Leads whoever forgot their password to where they choose another. */
export const passwordResetMail = (resetLink: string, { say }: MailShop): MailPlan => ({
  subject: say('ResetMailSubject'),
  title: say('ResetMailTitle'),
  preheader: say('ResetMailText'),
  parts: [
    { kind: 'link', before: say('ResetMailText'), label: say('ResetMailButton'), url: resetLink, isButton: true },
    { kind: 'paragraph', text: say('ResetMailIgnore') },
  ],
})
