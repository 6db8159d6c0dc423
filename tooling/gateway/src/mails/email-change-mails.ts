import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** Asks at a new address whether it is to be the account's. */
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

/** What is told at the address before, when, and by which link it is undone. */
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

/** Tells at the present address that another one was asked for. */
export const emailAskedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { say, moment } = shop
  const words = {
    subject: say('EmailAskedMailSubject'),
    title: say('EmailAskedMailTitle'),
    preheader: say('EmailAskedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}

/** Tells at the address before that another one counts now. */
export const emailChangedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { say, moment } = shop
  const words = {
    subject: say('EmailChangedMailSubject'),
    title: say('EmailChangedMailTitle'),
    preheader: say('EmailChangedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}
