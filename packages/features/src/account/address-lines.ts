import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { toCheckoutAddress } from '@shop/domain/address/address-conversion.ts'
import { addressLines } from '@shop/domain/address/address-lines.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'

/** Returns a function that names a country: by the shop's name for it, or by its code. */
export function useCountryName() {
  const { supportedCountries } = useConfiguration()
  return (country: string): string => supportedCountries[country] ?? country
}

/** Returns a function that writes an address line by line, as on a letter: the name first, the country last. */
export function useAddressLines() {
  const countryName = useCountryName()
  return (entry: AddressBookEntry): string[] =>
    [...addressLines(toCheckoutAddress(entry, '')), countryName(entry.country)].filter(Boolean)
}
