import type { KeyValueStore } from '../runtime/platform/storage.ts'

// Our own keys, apart from what reads them, so that every page can forget them.

/** For the tab: the payment whose result Back leads to, and where in the tab's history it began. */
export const FINISHED_PAYMENT = 'finishedPayment'
export const PAYMENT_POSITION = 'paymentPosition'
/** For the browser: purchases that statistics have not heard of, transactions to be read, orders that are dealt with. */
export const WAITING_PURCHASES = 'purchasesToTrack'
export const UNREAD_PURCHASES = 'purchasesToRead'
export const TRACKED_PURCHASES = 'trackedPurchases'
/** What the device remembers of orders without an account. */
export const DEVICE_ORDERS = 'deviceOrders'

interface Storages {
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
}

/** Removes all that is remembered of payments and orders (SES-19). */
export function forgetPayments({ sessionStorage, localStorage }: Storages) {
  for (const key of [FINISHED_PAYMENT, PAYMENT_POSITION]) sessionStorage.remove(key)
  for (const key of [WAITING_PURCHASES, UNREAD_PURCHASES, TRACKED_PURCHASES, DEVICE_ORDERS]) localStorage.remove(key)
}
