import type { FraudStatus } from './order.ts'

/** The outcome of "buy". A pending order is decided later. */
export type Outcome =
  | { kind: 'approved' }
  | { kind: 'pending'; becomes: Exclude<FraudStatus, 'PENDING'> }
  | { kind: 'declined' }

/** Klarna's test marks in the customer's e-mail. Every other address pays. */
export const TEST_EMAILS: readonly { mark: string; outcome: Outcome; effect: string }[] = [
  { mark: '+denied', outcome: { kind: 'declined' }, effect: 'is declined' },
  {
    mark: '+pend-accept',
    outcome: { kind: 'pending', becomes: 'ACCEPTED' },
    effect: 'is looked into, and accepted 20 seconds later',
  },
  {
    mark: '+pend-reject',
    outcome: { kind: 'pending', becomes: 'REJECTED' },
    effect: 'is looked into, and rejected 20 seconds later',
  },
]

/** Decides by the e-mail, such as `karin+denied@example.se`. */
export const outcomeOf = (email: string): Outcome =>
  TEST_EMAILS.find(({ mark }) => email.includes(mark))?.outcome ?? { kind: 'approved' }
