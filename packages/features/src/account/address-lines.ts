import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { toCheckoutAddress } from '@shop/domain/address/address-conversion.ts'
import { addressLines } from '@shop/domain/address/address-lines.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'

/** Calls a country by the name the shop has for it, else as the gateway does. */
export function useCountryName() {
  const { supportedCountries } = useConfiguration()
  return (country: string): string => supportedCountries[country] ?? country
}

/** An address of the customer's as it stands on a letter, line by line: the name first, the country last. */
export function useAddressLines() {
  const countryName = useCountryName()
  return (entry: AddressBookEntry): string[] =>
    [...addressLines(toCheckoutAddress(entry, '')), countryName(entry.country)].filter(Boolean)
}
