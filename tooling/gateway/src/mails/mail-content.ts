import type { MailTheme } from '../model/mail-theme.ts'

/** One row of the bought goods, or of their totals. */
export interface MailRow {
  label: string
  /** The item number after the label. It never breaks across lines. */
  itemNumber?: string
  /** The address of a PNG or JPEG of the product. */
  picture?: string
  /** Empty in shops that hide prices. */
  amount: string
  isTotal?: boolean
}

/** A part of a mail without markup. Text and HTML are rendered from the same parts, so that both are complete. */
export type MailPart =
  /** `unbroken` is a substring that stays on one line. */
  | { kind: 'paragraph'; text: string; unbroken?: string }
  /** A number in large type, for customers who have to say or type it. */
  | { kind: 'number'; label: string; value: string }
  /** `isProse` gives each line room, because it is a sentence or more. */
  | { kind: 'lines'; title: string; lines: readonly string[]; isProse?: boolean }
  | { kind: 'goods'; rows: readonly MailRow[]; sums: readonly MailRow[] }
  | { kind: 'link'; before: string; label: string; url: string; isButton?: boolean }

/** The content of a mail, with the shop's texts and theme. */
export interface MailContent {
  language: string
  subject: string
  /** The text that mailboxes show beside the subject. */
  preheader: string
  title: string
  parts: readonly MailPart[]
  signature: string
  /** What the customer shall keep, below the signature. */
  keepsake: readonly MailPart[]
  shop: { name: string; origin: string; theme: MailTheme }
}
