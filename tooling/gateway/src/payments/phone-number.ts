import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

/**
 * Reads a phone number that a customer of a country has typed. Of its readings the first one that has the length of a number
 * counts, else the first that can be dialled. Returns undefined for a text without one.
 */
export function readPhoneNumber(phone: string, countryCode: string): PhoneNumber | undefined {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined
  const readings = [
    parsePhoneNumberFromString(phone, country),
    findPhoneNumbersInText(phone, country)[0]?.number,
    country && parseAsNational(phone, country),
  ].filter((reading) => reading !== undefined)
  return readings.find((reading) => reading.isPossible()) ?? readings.find(({ number }) => DIALLED.test(number))
}

/** A number of E.164 with a country and some digits. */
const DIALLED = /^\+[1-9]\d{4,14}$/

/** Reads a number as a national one even if it starts like an international call, as 990 does in Finland. */
const parseAsNational = (phone: string, country: CountryCode) =>
  parsePhoneNumberFromString(`+${getCountryCallingCode(country)}${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`)
