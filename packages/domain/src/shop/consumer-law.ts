import { readCulture } from '../text/culture.ts'

/** The members of the European Union (europa.eu, November 2026). */
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** Returns whether a code of two capital letters is that of a member of the European Union. */
export const isEuCountry = (code: string) => EU.has(code)

/** Whose consumer law a shop is under. Neither's where customers pay nothing: both begin with a price. */
export interface ConsumerLaw {
  isEu: boolean
  isUk: boolean
}

interface Shop {
  supportedCountries: Readonly<Record<string, string>>
  cultureName: string
  featureFlags: { hidePricesAndPayment: boolean }
}

/**
 * Returns the consumer law of a shop: by the country of its market, and by each country that it delivers to. Where none is known,
 * by that of its culture. Where that is unknown too, the law of the European Union, which asks for most.
 */
export function consumerLaw(shop: Shop, marketCountry = ''): ConsumerLaw {
  if (shop.featureFlags.hidePricesAndPayment) return { isEu: false, isUk: false }
  const named = [marketCountry, ...Object.keys(shop.supportedCountries)].filter(Boolean)
  const ofCulture = /-([A-Z]{2})$/.exec(readCulture(shop.cultureName))?.[1]
  const countries = named.length > 0 ? named.map((code) => code.toUpperCase()) : ofCulture ? [ofCulture] : [...EU]
  return { isEu: countries.some(isEuCountry), isUk: countries.includes('GB') }
}
