import type { AddressBookEntry } from '@shop/domain/address.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'

/** An address as it stands on a letter, line by line: the name first, the country and the phone last. */
export function useAddressLines() {
  const { supportedCountries } = useConfiguration()
  return (entry: AddressBookEntry): string[] =>
    [
      [entry.firstName, entry.middleName, entry.lastName].filter(Boolean).join(' '),
      entry.company,
      entry.streetAddress1,
      entry.streetAddress2,
      `${entry.postalCode} ${entry.city}`.trim(),
      supportedCountries[entry.country] ?? entry.country,
      entry.telephone,
    ].filter(Boolean)
}
