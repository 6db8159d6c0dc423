import type { KeyValueStore } from '../../runtime/platform/storage.ts'

// Our storage keys. Apart from the code that reads them, so that every page can remove them.

/** For the tab: the finished payment that Back leads to, and the history position of a payment's start. */
export const FINISHED_PAYMENT = 'finishedPayment'
export const PAYMENT_POSITION = 'paymentPosition'
/** For the browser: purchases waiting for analytics, unread transactions, and counted orders. */
export const WAITING_PURCHASES = 'purchasesToTrack'
export const UNREAD_PURCHASES = 'purchasesToRead'
export const TRACKED_PURCHASES = 'trackedPurchases'
/** For the browser: orders without an account. */
export const DEVICE_ORDERS = 'deviceOrders'

interface Storages {
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
}

/** Removes all stored payments and orders. */
export function forgetPayments({ sessionStorage, localStorage }: Storages) {
  for (const key of [FINISHED_PAYMENT, PAYMENT_POSITION]) sessionStorage.remove(key)
  for (const key of [WAITING_PURCHASES, UNREAD_PURCHASES, TRACKED_PURCHASES, DEVICE_ORDERS]) localStorage.remove(key)
}
