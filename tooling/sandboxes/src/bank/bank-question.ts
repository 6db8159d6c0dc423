/** The answer of a customer's bank or app. A `pending` one is decided later. */
export type BankAnswer = 'approve' | 'refuse' | 'cancel' | 'pending'

/** A payment that the customer's bank or app asks about. */
export interface BankQuestion {
  /** What the page shows: the formatted amount, the recipient, and the shop's number and language. */
  amount: string
  recipient: string
  reference: string
  locale: string | undefined
  /** A card is approved or refused (3-D Secure). An app has every answer. */
  asksAbout: 'card' | 'app'
  /** The only password that approves. */
  password?: string
  /** The origin of the shop's page. */
  shopOrigin: string
  /** The origin of the page with the bank's frame. Undefined for a bank in its own window. */
  framedBy?: string | undefined
  /** Receives the first answer. Later ones, after Back or a double click, have no effect. */
  onAnswer: (answer: BankAnswer) => void
  /** Returns the shop's URL to which a bank in its own window redirects. */
  returnUrl: () => string
}
