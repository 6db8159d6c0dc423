import { pages } from '@shop/domain/text/pages.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'

/** The answer to a forgotten password: a link to the page where the customer chooses another. */
export const passwordResetMail = (resetLink: string, { t }: MailShop): MailPlan => ({
  subject: t('ResetMailSubject'),
  title: t('ResetMailTitle'),
  preheader: t('ResetMailText'),
  parts: [
    { kind: 'link', before: t('ResetMailText'), label: t('ResetMailButton'), url: resetLink, isButton: true },
    { kind: 'paragraph', text: t('ResetMailIgnore') },
  ],
})

/** Reports a changed password. An owner who did not change it gets the link to reset it. */
export const passwordChangedMail = (origin: string, { t }: MailShop): MailPlan => ({
  subject: t('PasswordChangedMailSubject'),
  title: t('PasswordChangedMailTitle'),
  preheader: t('PasswordChangedMailText'),
  parts: [
    { kind: 'paragraph', text: t('PasswordChangedMailText') },
    {
      kind: 'link',
      before: t('PasswordChangedMailNotYou'),
      label: t('ResetMailButton'),
      url: origin + pages.forgotPassword.href(),
    },
  ],
})

/** Reports that an account was emptied when its address was proven for the first time. */
export const accountEmptiedMail = (origin: string, { t }: MailShop): MailPlan => ({
  subject: t('AccountEmptiedMailSubject'),
  title: t('AccountEmptiedMailTitle'),
  preheader: t('AccountEmptiedMailText'),
  parts: [
    { kind: 'paragraph', text: t('AccountEmptiedMailText') },
    { kind: 'paragraph', text: t('AccountEmptiedMailOrders') },
    { kind: 'link', before: '', label: t('LogIn'), url: origin + pages.login.href() },
  ],
})

/** Asks the owner of a new address to confirm it as the account's. */
export const emailConfirmationMail = (confirmLink: string, { t }: MailShop): MailPlan => ({
  subject: t('EmailConfirmMailSubject'),
  title: t('EmailConfirmMailTitle'),
  preheader: t('EmailConfirmMailText'),
  parts: [
    {
      kind: 'link',
      before: t('EmailConfirmMailText'),
      label: t('EmailConfirmButton'),
      url: confirmLink,
      isButton: true,
    },
    { kind: 'paragraph', text: t('EmailConfirmMailIgnore') },
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
  { t }: MailShop,
): MailPlan => ({
  ...words,
  parts: [
    { kind: 'paragraph', text: words.preheader },
    {
      kind: 'link',
      before: t('EmailChangedMailNotYou'),
      label: t('EmailUndoButton'),
      url: undoLink,
      isButton: true,
    },
  ],
})

/** Reports to the current address that a change to another one was requested. */
export const emailAskedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { t, moment } = shop
  const words = {
    subject: t('EmailAskedMailSubject'),
    title: t('EmailAskedMailTitle'),
    preheader: t('EmailAskedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}

/** Reports to the previous address that another one has replaced it. */
export const emailChangedMail = (news: EmailNews, shop: MailShop): MailPlan => {
  const { t, moment } = shop
  const words = {
    subject: t('EmailChangedMailSubject'),
    title: t('EmailChangedMailTitle'),
    preheader: t('EmailChangedMailText', { moment: moment(news.at) }),
  }
  return withUndo(words, news, shop)
}
