// Every event that Nets publishes, in one of three lists. Source: "Track events using webhooks" in the vendor's Checkout
// documentation (developer.nexigroup.com), compared with its public integrations. The gateway reads the payment after each
// event and trusts only that.

/** An attempt to pay was refused. The customer may try again in the same payment. */
export const REFUSED_TRY = 'payment.reservation.failed'

/** Events about money or an attempt to pay. Of two versions of an event the later one is registered. */
export const MONEY_EVENTS = [
  REFUSED_TRY,
  'payment.reservation.created.v2',
  'payment.checkout.completed',
  'payment.charge.created.v2',
  'payment.cancel.created',
  'payment.refund.initiated.v2',
  'payment.refund.completed',
] as const

/** Events that an operator must handle: movements that Nets could not carry out. */
export const ALARM_EVENTS = ['payment.charge.failed.v2', 'payment.cancel.failed', 'payment.refund.failed'] as const

/** Events that are not registered: earlier versions, and the creation by our own request. */
export const IGNORED_EVENTS = [
  'payment.created',
  'payment.reservation.created',
  'payment.charge.created',
  'payment.charge.failed',
  'payment.refund.initiated',
] as const

const ALARMS: ReadonlySet<string> = new Set(ALARM_EVENTS)
const IGNORED: ReadonlySet<string> = new Set(IGNORED_EVENTS)

/** The events that Nets reports to our webhook. */
export const REGISTERED_EVENTS: readonly string[] = [...MONEY_EVENTS, ...ALARM_EVENTS]

export const isAlarmEvent = (name: string): boolean => ALARMS.has(name)
export const isIgnoredEvent = (name: string): boolean => IGNORED.has(name)
