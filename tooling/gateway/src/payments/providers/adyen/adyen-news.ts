import { logEvent } from '../../../failures/log-event.ts'
import type { PaymentNews } from './adyen-payments.ts'
import type { PaymentState } from './adyen-tables.ts'
import type { AdyenEvent } from './adyen-webhook.ts'

// That these have happened, or not, is worth a look by a person: money is not where the shop thinks it is.
const ALARMS = new Set([
  'CAPTURE false',
  'CAPTURE_FAILED true',
  'REFUND false',
  'REFUND_FAILED true',
  'CANCELLATION false',
  'CHARGEBACK true',
])

const STATES: Readonly<Record<string, PaymentState>> = {
  'AUTHORISATION true': 'authorised',
  'AUTHORISATION false': 'refused',
  // The customer did not go on, and time is up.
  'OFFER_CLOSED true': 'refused',
  'CANCELLATION true': 'released',
  'TECHNICAL_CANCEL true': 'released',
  'EXPIRE true': 'released',
}

/** What an event says of the payment itself; nothing for those that say what has become of its money later. */
export function newsOf(event: AdyenEvent, transactionId: string): PaymentNews | undefined {
  const state = STATES[`${event.eventCode} ${event.success}`]
  if (!state) return undefined
  const { pspReference, originalReference, amount, paymentMethod } = event
  return {
    pspReference: originalReference || pspReference,
    transactionId,
    state,
    amountMinor: amount.value,
    currency: amount.currency,
    paymentMethod,
  }
}

/** Writes down what a person has to know of. */
export function raiseAlarm({ eventCode, success, pspReference }: AdyenEvent, transactionId: string): void {
  const what = `${eventCode} ${success}`
  if (ALARMS.has(what)) logEvent('payment-needs-attention', { provider: 'adyen', transactionId, pspReference, what })
}
