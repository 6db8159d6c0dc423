import { emptyAddress } from '@shop/domain/address-conversion.ts'
import { checkoutAddressSchema, type CheckoutAddress } from '@shop/domain/address.ts'
import * as v from 'valibot'
import { clearCheckoutDraft } from './clear-checkout-draft.ts'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'

/** What the checkout form remembers through a reload, under the documented keys (CHK-09). */
export interface CheckoutDraft {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
}

/** Reads and writes the three keys of the session storage; what cannot be read is an empty form (OP-2). */
export function createCheckoutStorage(storage: KeyValueStore) {
  const address = (key: 'invoiceAddress' | 'deliveryAddress', defaultCountry: string) => {
    const read = v.safeParse(checkoutAddressSchema, readJson(storage, key))
    if (!read.success) return emptyAddress(defaultCountry)
    return { ...read.output, countryCode: read.output.countryCode || defaultCountry }
  }
  return {
    read: (defaultCountry: string): CheckoutDraft => ({
      invoiceAddress: address('invoiceAddress', defaultCountry),
      deliveryAddress: address('deliveryAddress', defaultCountry),
      shipToDifferentAddress: readJson(storage, 'shipToDifferentAddress') === true,
    }),
    write: ({ invoiceAddress, deliveryAddress, shipToDifferentAddress }: CheckoutDraft) => {
      storage.write('invoiceAddress', JSON.stringify(invoiceAddress))
      storage.write('shipToDifferentAddress', JSON.stringify(shipToDifferentAddress))
      if (shipToDifferentAddress) storage.write('deliveryAddress', JSON.stringify(deliveryAddress))
      else storage.remove('deliveryAddress')
    },
    /** Forgets everything, so that the next order starts clean (RES-01, OP-2). */
    clear: () => clearCheckoutDraft(storage),
  }
}
export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>
