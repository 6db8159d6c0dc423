import type { NewAddress } from '@shop/api-client'
import {
  emptyAddress,
  isSameAddress,
  newEntries,
  toCheckoutAddress,
  toNewAddress,
} from '@shop/domain/address/address-conversion.ts'
import { addressQuestions } from '@shop/domain/address/address-questions.ts'
import { addressFormRules } from '@shop/domain/address/address-rules.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { useState } from 'react'
import { logUnexpectedError } from '../runtime/failures/log-unexpected-error.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { saveAddress } from '../session/profile/save-address.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { changeProfile } from '../session/profile/profile-actions.ts'
import { useCustomerForm } from '../session/profile/use-customer-form.ts'

/**
 * Returns the form's initial values: those of the entry, or the customer's name. The first address becomes the default.
 */
function beginning(entry: AddressBookEntry | undefined, customer: UserProfile, configuration: Configuration) {
  const countries = Object.keys(configuration.supportedCountries)
  const { firstName, middleName, lastName, addressBook } = customer
  const address = entry ? toCheckoutAddress(entry, '') : { ...emptyAddress(''), firstName, middleName, lastName }
  const { countryCode } = address
  const isOnly = addressBook.every((other) => other === entry)
  return {
    ...address,
    // Replaces a country that the shop does not deliver to by the first one it does, as the select does.
    countryCode: countries.length === 0 || countries.includes(countryCode) ? countryCode : (countries[0] ?? ''),
    fax: entry?.fax ?? '',
    isDefaultBillingAddress: entry?.isDefaultBillingAddress || isOnly,
    isDefaultShippingAddress: entry?.isDefaultShippingAddress || isOnly,
  }
}

/**
 * The form state of an address, for an existing or a new entry. After a failed save the page stays and shows one
 * message.
 */
export function useAddressForm(entry: AddressBookEntry | undefined, customer: UserProfile, onSent: () => void) {
  const configuration = useConfiguration()
  const edit = useEditAddress()
  const add = useAddAddress(customer)
  return useCustomerForm({
    id: entry ? `address-${entry.id}` : 'address',
    rules: addressFormRules(configuration),
    questions: addressQuestions,
    empty: beginning(entry, customer, configuration),
    staysOnPage: true,
    sortErrorCodes: (codes) => ({ errors: {}, errorCodes: [codes.find(messageKeyOf) ?? 'address-not-saved'] }),
    send: ({ fax, isDefaultBillingAddress, isDefaultShippingAddress, ...typed }) => {
      const address = { ...toNewAddress(typed), fax, isDefaultBillingAddress, isDefaultShippingAddress }
      return entry ? edit(entry.id, address) : add(address)
    },
    onSent,
  })
}
/** Changes an address. */
function useEditAddress() {
  const shop = useShop()
  return (id: string, address: NewAddress) =>
    changeProfile(
      shop,
      (account) => account.editAddress(id, address),
      ({ addressBook }) => addressBook.some((found) => found.id === id && isEqual(found, address)),
    )
}

const isEqual = (found: NewAddress, address: NewAddress) =>
  isSameAddress(found, address) &&
  found.fax === address.fax &&
  found.isDefaultBillingAddress === address.isDefaultBillingAddress &&
  found.isDefaultShippingAddress === address.isDefaultShippingAddress

/**
 * Adds an address once. If an earlier answer was lost and the gateway cannot send the profile, the next answer contains the
 * address twice. The second copy is deleted then.
 */
function useAddAddress({ addressBook }: UserProfile) {
  const shop = useShop()
  const [newOnes] = useState(() => newEntries(addressBook))
  return async (address: NewAddress) => {
    const saved = await saveAddress(shop, address)
    const [, ...twins] = [...newOnes(saved.addressBook, address)].sort(byDefault)
    for (const { id } of twins) {
      const isGone = (profile: UserProfile) => profile.addressBook.every((found) => found.id !== id)
      await changeProfile(shop, (account) => account.deleteAddress(id), isGone).catch(logUnexpectedError)
    }
  }
}

/** Default addresses first, because they cannot be deleted. */
const byDefault = (one: NewAddress, other: NewAddress) => uses(other) - uses(one)
const uses = (address: NewAddress) => Number(address.isDefaultBillingAddress) + Number(address.isDefaultShippingAddress)

export type AddressFormState = ReturnType<typeof useAddressForm>
