import { CHECKOUT_BASKET } from './open-checkout.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Our storage key for the copy of a form whose payment may be tried again. */
export const RETRY_COPY = 'checkoutRetryCopy'

/** Our storage key for the note that an address could not be saved. */
export const UNSAVED_ADDRESS = 'checkoutUnsavedAddress'

/** Our storage key for the transaction of a placed draft, with its shipping type. */
export const PLACED_AS = 'checkoutPlacedAs'

/** Our storage key for the consents to the order of a basket. */
export const GIVEN_CONSENTS = 'checkoutConsents'

const KEYS = ['invoiceAddress', 'deliveryAddress', 'shipToDifferentAddress'] as const

/** Removes the documented keys of the checkout form. */
export function clearCheckoutDraft(storage: Pick<KeyValueStore, 'remove'>) {
  for (const key of KEYS) storage.remove(key)
}

/** Removes all keys of the checkout form. Apart from the form, so that every page can call it. */
export function forgetCheckout(storage: Pick<KeyValueStore, 'remove'>) {
  clearCheckoutDraft(storage)
  storage.remove(RETRY_COPY)
  storage.remove(CHECKOUT_BASKET)
  storage.remove(GIVEN_CONSENTS)
  storage.remove(UNSAVED_ADDRESS)
  storage.remove(PLACED_AS)
}
