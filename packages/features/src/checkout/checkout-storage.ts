import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { checkoutAddressSchema, type CheckoutAddress } from '@shop/domain/address/address.ts'
import * as v from 'valibot'
import { clearCheckoutDraft, forgetCheckout, PLACED_AS, RETRY_COPY, UNSAVED_ADDRESS } from './clear-checkout-draft.ts'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'

/** The values that the checkout form keeps through a reload, under the documented keys. */
export interface CheckoutDraft {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
}

const copySchema = v.object({
  invoiceAddress: v.unknown(),
  // Absent if the order is delivered to the invoice address.
  deliveryAddress: v.optional(v.unknown()),
  shipToDifferentAddress: v.unknown(),
})

/** A placed order. `shippingMethod` is the code of its shipping type. */
const placedAsSchema = v.fallback(
  v.optional(v.object({ transactionId: v.string(), shippingMethod: v.string() })),
  undefined,
)
type PlacedAs = NonNullable<v.InferOutput<typeof placedAsSchema>>

/**
 * Reads and writes the three documented keys of the session storage. Values that cannot be read become an empty form. A
 * payment's result moves them into a copy, which fills the form again for another attempt.
 */
export function createCheckoutStorage(storage: KeyValueStore) {
  const readKeys = () => ({
    invoiceAddress: readJson(storage, 'invoiceAddress'),
    deliveryAddress: readJson(storage, 'deliveryAddress'),
    shipToDifferentAddress: readJson(storage, 'shipToDifferentAddress'),
  })
  const isTyped = () => storage.read('invoiceAddress') !== undefined
  const readCopy = () => v.parse(v.fallback(copySchema, readKeys), readJson(storage, RETRY_COPY))
  return {
    read: (defaultCountry: string): CheckoutDraft => {
      const stored = isTyped() ? readKeys() : readCopy()
      return {
        invoiceAddress: readAddress(stored.invoiceAddress, defaultCountry),
        deliveryAddress: readAddress(stored.deliveryAddress, defaultCountry),
        shipToDifferentAddress: stored.shipToDifferentAddress === true,
      }
    },
    write: ({ invoiceAddress, deliveryAddress, shipToDifferentAddress }: CheckoutDraft) => {
      storage.write('invoiceAddress', JSON.stringify(invoiceAddress))
      storage.write('shipToDifferentAddress', JSON.stringify(shipToDifferentAddress))
      if (shipToDifferentAddress) storage.write('deliveryAddress', JSON.stringify(deliveryAddress))
      else storage.remove('deliveryAddress')
    },
    /** Removes the documented keys, as a payment's result must, and keeps a copy of them. */
    setAside: () => {
      if (isTyped()) storage.write(RETRY_COPY, JSON.stringify(readKeys()))
      clearCheckoutDraft(storage)
    },
    /** Notes that an address could not be saved, for the next page to show. */
    noteUnsavedAddress: (isUnsaved: boolean) =>
      isUnsaved ? storage.write(UNSAVED_ADDRESS, 'true') : storage.remove(UNSAVED_ADDRESS),
    /** Notes the transaction that the draft was placed as, for the result page. */
    notePlaced: (placed: PlacedAs) => storage.write(PLACED_AS, JSON.stringify(placed)),
    /** Returns the transaction that the draft was placed as. Undefined before an order, and once its outcome is known. */
    readPlaced: (): PlacedAs | undefined => v.parse(placedAsSchema, readJson(storage, PLACED_AS)),
    /** Removes everything, for the next order. */
    clear: () => forgetCheckout(storage),
  }
}
export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>

function readAddress(stored: unknown, defaultCountry: string): CheckoutAddress {
  const read = v.safeParse(checkoutAddressSchema, stored)
  if (!read.success) return emptyAddress(defaultCountry)
  return { ...read.output, countryCode: read.output.countryCode || defaultCountry }
}
