import type { NewAddress } from '@shop/api-client'
import { savedEntryOf, toCheckoutAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry, CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import type { CheckoutDraft } from './checkout-storage.ts'

/** Returns the entries of an address book that this shop delivers to. */
export const usableEntries = (
  { addressBook }: Pick<UserProfile, 'addressBook'>,
  { supportedCountries }: Pick<Configuration, 'supportedCountries'>,
): AddressBookEntry[] =>
  addressBook.filter(
    ({ country }) => Object.keys(supportedCountries).length === 0 || Object.hasOwn(supportedCountries, country),
  )

const isUntouched = (address: CheckoutAddress) =>
  Object.entries(address).every(([field, typed]) => field === 'countryCode' || typed.trim() === '')

/**
 * Returns the form's values from a customer's profile: the default addresses, or at least name and email. Values that were
 * typed stay.
 */
export function prefilled(
  { invoiceAddress, shipToDifferentAddress }: CheckoutDraft,
  customer: UserProfile,
  entries: readonly AddressBookEntry[],
): Partial<CheckoutDraft> {
  if (shipToDifferentAddress || !isUntouched(invoiceAddress)) return {}
  const { firstName, middleName, lastName, email } = customer
  const shipping = entries.find((entry) => entry.isDefaultShippingAddress)
  const billing = entries.find((entry) => entry.isDefaultBillingAddress) ?? shipping
  if (!billing) return { invoiceAddress: { ...invoiceAddress, firstName, middleName, lastName, email } }
  return {
    invoiceAddress: toCheckoutAddress(billing, email),
    ...(shipping &&
      shipping !== billing && { deliveryAddress: toCheckoutAddress(shipping, ''), shipToDifferentAddress: true }),
  }
}

interface Customer {
  addressBook: () => readonly AddressBookEntry[]
  saveAddress: (address: NewAddress) => Promise<unknown>
}

/** How long the order waits for the address book, in milliseconds. */
const SAVE_TIMEOUT = 5000

/**
 * Saves addresses that are not in the address book yet. Returns whether all of them are saved. Rejects only if the login
 * has expired.
 */
export async function saveAddresses(customer: Customer, addresses: readonly CheckoutAddress[]): Promise<boolean> {
  const saveAll = async () => {
    // One at a time, because each response contains the whole address book.
    for (const address of addresses) {
      if (!savedEntryOf(address, customer.addressBook())) await customer.saveAddress(toNewAddress(address))
    }
    return true
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SAVE_TIMEOUT)
  })
  try {
    return await Promise.race([saveAll(), tooLate])
  } catch (error) {
    if (isUnauthorised(error)) throw error
    return false
  } finally {
    clearTimeout(timer)
  }
}
