import type { KeyValueStore } from '../runtime/platform/storage.ts'

const KEYS = ['invoiceAddress', 'deliveryAddress', 'shipToDifferentAddress'] as const

/** Removes what the checkout form remembers. Apart from the form, so that every page can do it. */
export function clearCheckoutDraft(storage: Pick<KeyValueStore, 'remove'>) {
  for (const key of KEYS) storage.remove(key)
}
