/** The redirect methods, with their countries. */
const REDIRECT_METHODS = [
  { type: 'mobilepay', name: 'MobilePay', countries: ['DK', 'FI'] },
  { type: 'vipps', name: 'Vipps', countries: ['NO'] },
  // The bank pays at once, so there is no capture.
  { type: 'trustly', name: 'Trustly', countries: ['SE', 'DE', 'FI', 'GB'], isCapturedAtOnce: true },
] as const

/** The method of all cards. The payment names the brand. */
export const CARD_METHOD = 'scheme'

const BRANDS = ['visa', 'mc', 'amex', 'maestro']

/** True for a redirect method. */
export const isRedirectMethod = (method: string) => REDIRECT_METHODS.some(({ type }) => type === method)

/** True for a method that is captured when the customer pays. */
export const isCapturedAtOnce = (method: string) =>
  REDIRECT_METHODS.some((one) => one.type === method && 'isCapturedAtOnce' in one)

/** Returns the payment methods of a country, cards first, as the form reads them. */
export const paymentMethodsIn = (countryCode: string | undefined) => [
  {
    type: CARD_METHOD,
    name: 'Cards',
    brands: countryCode === 'DK' ? ['dankort', ...BRANDS] : BRANDS,
  },
  ...REDIRECT_METHODS.filter(({ countries }) => countries.some((country) => country === countryCode)).map(
    ({ type, name }) => ({ type, name }),
  ),
]
