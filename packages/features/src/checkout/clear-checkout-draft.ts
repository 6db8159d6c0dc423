import { CHECKOUT_BASKET } from './open-checkout.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Our own key for what was typed before a payment that may have to be tried again (OP-79). */
export const RETRY_COPY = 'checkoutRetryCopy'

/** Our own key for an address that the order did not wait for, until the customer has read it (CHK-19). */
export const UNSAVED_ADDRESS = 'checkoutUnsavedAddress'

/** Our own key for the transaction that the draft was placed as, with its way of delivery. */
export const PLACED_AS = 'checkoutPlacedAs'

/** Our own key for what the customer has agreed to with the basket of an order. */
export const GIVEN_CONSENTS = 'checkoutConsents'

const KEYS = ['invoiceAddress', 'deliveryAddress', 'shipToDifferentAddress'] as const

/** Removes what the checkout form remembers under the documented keys (RES-01). */
export function clearCheckoutDraft(storage: Pick<KeyValueStore, 'remove'>) {
  for (const key of KEYS) storage.remove(key)
}

/** Removes that and the copy for another try (SES-19). Apart from the form, so that every page can do it. */
export function forgetCheckout(storage: Pick<KeyValueStore, 'remove'>) {
  clearCheckoutDraft(storage)
  storage.remove(RETRY_COPY)
  storage.remove(CHECKOUT_BASKET)
  storage.remove(GIVEN_CONSENTS)
  storage.remove(UNSAVED_ADDRESS)
  storage.remove(PLACED_AS)
}
