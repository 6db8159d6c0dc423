import type { CheckoutAddress } from '@shop/domain/address/address.ts'

/** Splits a line with a house number at its start or end: "Strandvejen 112", "12 High Street". */
function splitStreet(line: string) {
  const last = /^(?<street>.*\D)\s(?<number>\d+\s?[a-z]?)$/iu.exec(line)?.groups
  const { street, number } = last ?? /^(?<number>\d+[a-z]?)\s(?<street>\D.*)$/iu.exec(line)?.groups ?? {}
  return street && number ? { street: street.trim(), houseNumberOrName: number } : undefined
}

const ABSENT = 'N/A'

/** Converts an address for Adyen, which requires every part. Returns undefined if the country is no code. */
export function adyenAddress({ addressLine1, addressLine2, postalCode, city, countryCode }: CheckoutAddress) {
  if (!/^[A-Z]{2}$/i.test(countryCode)) return undefined
  const line = addressLine1.trim()
  return {
    ...(splitStreet(line) ?? { street: line || ABSENT, houseNumberOrName: addressLine2.trim() || ABSENT }),
    postalCode: postalCode.trim() || ABSENT,
    city: city.trim() || ABSENT,
    country: countryCode.toUpperCase(),
  }
}
