import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Our own keys for the payment whose result Back leads to, and for where in the tab's history it began. */
export const FINISHED_PAYMENT = 'finishedPayment'
export const PAYMENT_POSITION = 'paymentPosition'

/** Forgets both (SES-19). Apart from what reads them, so that every page can do it. */
export function forgetFinishedPayment(storage: Pick<KeyValueStore, 'remove'>) {
  storage.remove(FINISHED_PAYMENT)
  storage.remove(PAYMENT_POSITION)
}
