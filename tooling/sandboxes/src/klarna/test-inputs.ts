import type { FraudStatus } from './order.ts'

/** The outcome of "buy". A pending order is decided later. */
export type Outcome =
  | { kind: 'approved' }
  | { kind: 'pending'; becomes: Exclude<FraudStatus, 'PENDING'> }
  | { kind: 'declined' }

/** Klarna's test marks in the customer's e-mail. Every other address pays. */
const MARKS: readonly { mark: string; outcome: Outcome; effect: string }[] = [
  { mark: '+denied', outcome: { kind: 'declined' }, effect: 'is declined' },
  { mark: '+pend-accept', outcome: { kind: 'pending', becomes: 'ACCEPTED' }, effect: 'is accepted 20 seconds later' },
  { mark: '+pend-reject', outcome: { kind: 'pending', becomes: 'REJECTED' }, effect: 'is rejected 20 seconds later' },
]

export const TEST_EMAILS = MARKS.map(({ mark, effect }) => ({ input: `name${mark}@example.com`, effect }))

/** Decides by the e-mail, such as `karin+denied@example.se`. */
export const outcomeOf = (email: string): Outcome =>
  MARKS.find(({ mark }) => email.includes(mark))?.outcome ?? { kind: 'approved' }
