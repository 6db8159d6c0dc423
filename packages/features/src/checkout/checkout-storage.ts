import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { checkoutAddressSchema, type CheckoutAddress } from '@shop/domain/address/address.ts'
import * as v from 'valibot'
import { clearCheckoutDraft, forgetCheckout, PLACED_AS, RETRY_COPY, UNSAVED_ADDRESS } from './clear-checkout-draft.ts'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'

/** What the checkout form remembers through a reload, under the documented keys (CHK-09). */
export interface CheckoutDraft {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
}

const copySchema = v.object({
  invoiceAddress: v.unknown(),
  // Absent where the parcel goes to the buyer.
  deliveryAddress: v.optional(v.unknown()),
  shipToDifferentAddress: v.unknown(),
})

/** An order that was placed. `shippingMethod` is the code of the way of delivery. */
const placedAsSchema = v.fallback(
  v.optional(v.object({ transactionId: v.string(), shippingMethod: v.string() })),
  undefined,
)
type PlacedAs = NonNullable<v.InferOutput<typeof placedAsSchema>>

/**
 * Reads and writes the three keys of the session storage; what cannot be read is an empty form (OP-2). A payment's result
 * sets them aside as one copy, which fills the form again for another try (OP-79).
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
      const kept = isTyped() ? readKeys() : readCopy()
      return {
        invoiceAddress: readAddress(kept.invoiceAddress, defaultCountry),
        deliveryAddress: readAddress(kept.deliveryAddress, defaultCountry),
        shipToDifferentAddress: kept.shipToDifferentAddress === true,
      }
    },
    write: ({ invoiceAddress, deliveryAddress, shipToDifferentAddress }: CheckoutDraft) => {
      storage.write('invoiceAddress', JSON.stringify(invoiceAddress))
      storage.write('shipToDifferentAddress', JSON.stringify(shipToDifferentAddress))
      if (shipToDifferentAddress) storage.write('deliveryAddress', JSON.stringify(deliveryAddress))
      else storage.remove('deliveryAddress')
    },
    /** Removes the documented keys, as the result of a payment has to (RES-01), and keeps one copy of them (OP-79). */
    setAside: () => {
      if (isTyped()) storage.write(RETRY_COPY, JSON.stringify(readKeys()))
      clearCheckoutDraft(storage)
    },
    /** Notes whether an address could not be saved, for the page that the order goes on to. */
    noteUnsavedAddress: (isUnsaved: boolean) =>
      isUnsaved ? storage.write(UNSAVED_ADDRESS, 'true') : storage.remove(UNSAVED_ADDRESS),
    /** Notes which transaction the draft was placed as, for the page that says what became of its payment. */
    notePlaced: (placed: PlacedAs) => storage.write(PLACED_AS, JSON.stringify(placed)),
    /** Which transaction the draft was placed as. Absent before an order, and once its outcome is known. */
    readPlaced: (): PlacedAs | undefined => v.parse(placedAsSchema, readJson(storage, PLACED_AS)),
    /** Forgets everything, so that the next order starts clean (OP-2). */
    clear: () => forgetCheckout(storage),
  }
}
export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>

function readAddress(kept: unknown, defaultCountry: string): CheckoutAddress {
  const read = v.safeParse(checkoutAddressSchema, kept)
  if (!read.success) return emptyAddress(defaultCountry)
  return { ...read.output, countryCode: read.output.countryCode || defaultCountry }
}
