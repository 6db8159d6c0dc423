import type { MailTheme } from '../model/mail-theme.ts'

/** One row of what was bought, or of its sum. */
export interface MailRow {
  label: string
  /** An item number behind the label, which never breaks across lines. */
  itemNumber?: string
  /** A picture of the product, as PNG or JPEG. */
  picture?: string
  /** Empty where nobody is shown prices. */
  amount: string
  isTotal?: boolean
}

/** A part of a mail without any markup: the same parts make its text and its HTML, so that neither says less. */
export type MailPart =
  /** `unbroken` is a part of the text that stays on one line. */
  | { kind: 'paragraph'; text: string; unbroken?: string }
  /** A number that the customer may have to say or type, shown large. */
  | { kind: 'number'; label: string; value: string }
  | { kind: 'lines'; title: string; lines: readonly string[] }
  | { kind: 'goods'; rows: readonly MailRow[]; sums: readonly MailRow[] }
  | { kind: 'link'; before: string; label: string; url: string; isButton?: boolean }

/** What a mail says, in the shop's words, and whose colours it wears. */
export interface MailContent {
  language: string
  subject: string
  /** What mailboxes show beside the subject. */
  preheader: string
  title: string
  parts: readonly MailPart[]
  signature: string
  shop: { name: string; origin: string; theme: MailTheme }
}
