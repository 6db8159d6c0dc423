import { pages } from '@shop/domain/text/pages.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** The answer to a forgotten password: a link to the page where the customer chooses another. */
export const passwordResetMail = (resetLink: string, { say }: MailShop): MailPlan => ({
  subject: say('ResetMailSubject'),
  title: say('ResetMailTitle'),
  preheader: say('ResetMailText'),
  parts: [
    { kind: 'link', before: say('ResetMailText'), label: say('ResetMailButton'), url: resetLink, isButton: true },
    { kind: 'paragraph', text: say('ResetMailIgnore') },
  ],
})

/** Reports a changed password. An owner who did not change it gets the link to reset it. */
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

/** Asks the owner of a new address to confirm it as the account's. */
export const emailConfirmationMail = (confirmLink: string, { say }: MailShop): MailPlan => ({
  subject: say('EmailConfirmMailSubject'),
  title: say('EmailConfirmMailTitle'),
  preheader: say('EmailConfirmMailText'),
  parts: [
    {
      kind: 'link',
      before: say('EmailConfirmMailText'),
      label: say('EmailConfirmButton'),
      url: confirmLink,
      isButton: true,
    },
    { kind: 'paragraph', text: say('EmailConfirmMailIgnore') },
  ],
})

/** A change of e-mail as the previous address is told of it. */
export interface EmailNews {
  undoLink: string
  at: Date
}

const withUndo = (
  words: Pick<MailPlan, 'subject' | 'title' | 'preheader'>,
  { undoLink }: EmailNews,
  { say }: MailShop,
): MailPlan => ({
  ...words,
  parts: [
    { kind: 'paragraph', text: words.preheader },
    {
      kind: 'link',
      before: say('EmailChangedMailNotYou'),
      label: say('EmailUndoButton'),
      url: undoLink,
      isButton: true,
    },
  ],
})

/** Reports to the current address that a change to another one was requested. */
export const emailAskedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { say, moment } = shop
  const words = {
    subject: say('EmailAskedMailSubject'),
    title: say('EmailAskedMailTitle'),
    preheader: say('EmailAskedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}

/** Reports to the previous address that another one has replaced it. */
export const emailChangedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { say, moment } = shop
  const words = {
    subject: say('EmailChangedMailSubject'),
    title: say('EmailChangedMailTitle'),
    preheader: say('EmailChangedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}
