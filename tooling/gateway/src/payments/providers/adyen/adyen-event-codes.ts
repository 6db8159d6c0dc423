import type { AlarmKind } from '../../../model/alarm-kind.ts'

// Every event code that Adyen publishes is in exactly one of the three lists. A contract test compares them with Adyen's own
// library. A code in none of them is dropped, counted and shown to the operator.

/** Events about money. They are stored and decide about orders. */
export const MONEY_EVENTS = [
  'AUTHORISATION',
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'CAPTURE',
  'CAPTURE_FAILED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'EXPIRE',
  'MANUAL_REVIEW_ACCEPT',
  'MANUAL_REVIEW_REJECT',
  'OFFER_CLOSED',
  'PENDING',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'REFUND',
  'REFUNDED_REVERSED',
  'REFUND_FAILED',
  'SECOND_CHARGEBACK',
  'TECHNICAL_CANCEL',
] as const
export type MoneyEvent = (typeof MONEY_EVENTS)[number]

/** Events that an operator must handle, such as a deadline or a question. They do not change the state of the money. */
export const ALARM_EVENTS = {
  AUTHORISATION_ADJUSTMENT: 'provider-notice',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'dispute-news',
  HANDLED_EXTERNALLY: 'provider-notice',
  ISSUER_COMMENTS: 'dispute-news',
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: 'dispute-news',
  NOTIFICATION_OF_CHARGEBACK: 'dispute-news',
  NOTIFICATION_OF_FRAUD: 'fraud-reported',
  PAIDOUT_REVERSED: 'provider-notice',
  POSTPONED_REFUND: 'provider-notice',
  REFUND_WITH_DATA: 'provider-notice',
  REQUEST_FOR_INFORMATION: 'dispute-news',
  VOID_PENDING_REFUND: 'provider-notice',
} as const satisfies Readonly<Record<string, AlarmKind>>
export type AlarmEvent = keyof typeof ALARM_EVENTS

/** Events without consequences, or not about the payment of an order. */
export const IGNORED_EVENTS = [
  'AUTORESCUE',
  'CANCEL_AUTORESCUE',
  'DONATION',
  'INFORMATION_SUPPLIED',
  'ORDER_CLOSED',
  'ORDER_OPENED',
  'PAYOUT_DECLINE',
  'PAYOUT_EXPIRE',
  'PAYOUT_THIRDPARTY',
  'PROCESS_RETRY',
  'RECURRING_CONTRACT',
  'REPORT_AVAILABLE',
] as const

const MONEY: ReadonlySet<string> = new Set(MONEY_EVENTS)
const IGNORED: ReadonlySet<string> = new Set(IGNORED_EVENTS)

export const isMoneyEvent = (code: string): code is MoneyEvent => MONEY.has(code)
export const isAlarmEvent = (code: string): code is AlarmEvent => Object.hasOwn(ALARM_EVENTS, code)
export const isIgnoredEvent = (code: string): boolean => IGNORED.has(code)
