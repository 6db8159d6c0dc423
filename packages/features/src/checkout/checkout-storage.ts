import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { checkoutAddressSchema, type CheckoutAddress } from '@shop/domain/address/address.ts'
import * as v from 'valibot'
import { bySchema } from '../runtime/memory/by-schema.ts'
import { defineMemory, forget, type PlatformOf } from '../runtime/memory/memory.ts'

/** The values that the checkout form keeps through a reload, under the documented keys. */
export interface CheckoutDraft {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
}

/** The documented keys. What they hold is read with the copy of it. */
export const typedValues = {
  invoiceAddress: defineMemory('invoiceAddress', (stored) => stored),
  deliveryAddress: defineMemory('deliveryAddress', (stored) => stored),
  shipToDifferentAddress: defineMemory('shipToDifferentAddress', (stored) => stored),
}

/** The copy of a form whose payment may be tried again. */
export const retryCopy = defineMemory(
  'checkout.retry',
  bySchema(
    v.object({
      invoiceAddress: v.unknown(),
      // Absent if the order is delivered to the invoice address.
      deliveryAddress: v.optional(v.unknown()),
      shipToDifferentAddress: v.unknown(),
    }),
  ),
)

/** Notes that an address could not be saved, for the next page to show. */
export const unsavedAddress = defineMemory('checkout.unsavedAddress', bySchema(v.literal(true)))

/**
 * The transaction that the draft was placed as, until its outcome is known. `shippingMethod` is the code of its shipping type.
 */
export const placedAs = defineMemory(
  'checkout.placedAs',
  bySchema(v.object({ transactionId: v.string(), shippingMethod: v.string() })),
)

/**
 * Reads and writes the three documented keys of the session storage. Values that cannot be read become an empty form. A
 * payment's result moves them into a copy, which fills the form again for another attempt.
 */
export function createCheckoutStorage(platform: PlatformOf) {
  const readKeys = () => ({
    invoiceAddress: typedValues.invoiceAddress.read(platform),
    deliveryAddress: typedValues.deliveryAddress.read(platform),
    shipToDifferentAddress: typedValues.shipToDifferentAddress.read(platform),
  })
  return {
    read: (defaultCountry: string): CheckoutDraft => {
      const typed = readKeys()
      const stored = typed.invoiceAddress === undefined ? (retryCopy.read(platform) ?? typed) : typed
      return {
        invoiceAddress: readAddress(stored.invoiceAddress, defaultCountry),
        deliveryAddress: readAddress(stored.deliveryAddress, defaultCountry),
        shipToDifferentAddress: stored.shipToDifferentAddress === true,
      }
    },
    write: ({ invoiceAddress, deliveryAddress, shipToDifferentAddress }: CheckoutDraft) => {
      typedValues.invoiceAddress.write(platform, invoiceAddress)
      typedValues.shipToDifferentAddress.write(platform, shipToDifferentAddress)
      typedValues.deliveryAddress.write(platform, shipToDifferentAddress ? deliveryAddress : undefined)
    },
    /** Removes the documented keys, as a payment's result must, and keeps a copy of them. */
    setAside: () => {
      const typed = readKeys()
      if (typed.invoiceAddress !== undefined) retryCopy.write(platform, typed)
      for (const memory of Object.values(typedValues)) memory.forget(platform)
    },
    noteUnsavedAddress: (isUnsaved: boolean) => unsavedAddress.update(platform, () => isUnsaved || undefined),
    notePlaced: (placed: { transactionId: string; shippingMethod: string }) => placedAs.write(platform, placed),
    readPlaced: () => placedAs.read(platform),
    /** Removes everything, for the next order. */
    clear: () => forget(platform, 'order'),
  }
}
export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>

function readAddress(stored: unknown, defaultCountry: string): CheckoutAddress {
  const read = v.safeParse(checkoutAddressSchema, stored)
  if (!read.success) return emptyAddress(defaultCountry)
  return { ...read.output, countryCode: read.output.countryCode || defaultCountry }
}
