import { pages } from '@shop/domain/shop/pages.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** Tells a customer that the password was changed, and the way out for one who did not change it. */
export const passwordChangedMail = (origin: string, { say }: MailShop): MailPlan => ({
  subject: say('PasswordChangedMailSubject'),
  title: say('PasswordChangedMailTitle'),
  preheader: say('PasswordChangedMailText'),
  parts: [
    { kind: 'paragraph', text: say('PasswordChangedMailText') },
    {
      kind: 'link',
      before: say('PasswordChangedMailNotYou'),
      label: say('ResetMailButton'),
      url: origin + pages.forgotPassword.href(),
    },
  ],
})
