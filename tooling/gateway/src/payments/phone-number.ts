import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'

/** Reads a phone number that a customer of a country has typed. Returns undefined for a text without one. */
export function readPhoneNumber(phone: string, countryCode: string): PhoneNumber | undefined {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined
  return (
    parsePhoneNumberFromString(phone, country) ??
    findPhoneNumbersInText(phone, country)[0]?.number ??
    (country && parseAsNational(phone, country))
  )
}

/** Reads a number as a national one even if it starts like an international call, as 990 does in Finland. */
const parseAsNational = (phone: string, country: CountryCode) =>
  parsePhoneNumberFromString(`+${getCountryCallingCode(country)}${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`)
