import { emptyAddress, toCheckoutAddress, toNewAddress } from '@shop/domain/address-conversion.ts'
import { addressFormRules } from '@shop/domain/address-rules.ts'
import type { AddressBookEntry } from '@shop/domain/address.ts'
import type { Configuration } from '@shop/domain/configuration.ts'
import { errorMessage } from '@shop/domain/errors.ts'
import type { UserProfile } from '@shop/domain/user.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useCustomerForm } from '../session/use-customer-form.ts'
import { useProfileChange } from '../session/use-profile-change.ts'

/** What the form begins with: the entry as it is, or nothing but the customer's name; the first address of all is the default. */
function beginning(entry: AddressBookEntry | undefined, customer: UserProfile, configuration: Configuration) {
  const countries = Object.keys(configuration.supportedCountries)
  const { firstName, middleName, lastName, addressBook } = customer
  const address = entry ? toCheckoutAddress(entry, '') : { ...emptyAddress(''), firstName, middleName, lastName }
  const { countryCode } = address
  const isOnly = addressBook.every((other) => other === entry)
  return {
    ...address,
    // What is shown is what is sent: of a country that the shop does not deliver to, it shows the first that it does.
    countryCode: countries.length === 0 || countries.includes(countryCode) ? countryCode : (countries[0] ?? ''),
    fax: entry?.fax ?? '',
    isDefaultBillingAddress: entry?.isDefaultBillingAddress || isOnly,
    isDefaultShippingAddress: entry?.isDefaultShippingAddress || isOnly,
  }
}

/**
 * An address as it is typed, for an entry of the address book or for a new one (ACC-14). Whatever keeps it from being saved,
 * the page stays and says so once (OP-67).
 */
export function useAddressForm(entry: AddressBookEntry | undefined, customer: UserProfile, onSent: () => void) {
  const configuration = useConfiguration()
  const change = useProfileChange()
  return useCustomerForm({
    id: entry ? `address-${entry.id}` : 'address',
    rules: addressFormRules(configuration),
    empty: beginning(entry, customer, configuration),
    staysOnPage: true,
    sortCodes: (codes) => ({ errors: {}, codes: [codes.find(errorMessage) ?? 'address-not-saved'] }),
    send: ({ fax, isDefaultBillingAddress, isDefaultShippingAddress, ...typed }) => {
      const address = { ...toNewAddress(typed), fax, isDefaultBillingAddress, isDefaultShippingAddress }
      return change((account) => (entry ? account.editAddress(entry.id, address) : account.addAddress(address)))
    },
    onSent,
  })
}
export type AddressFormState = ReturnType<typeof useAddressForm>
