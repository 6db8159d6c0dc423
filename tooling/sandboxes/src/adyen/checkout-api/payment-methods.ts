/** A way to pay that sends the customer to another page: who offers it where. */
const REDIRECT_METHODS = [
  { type: 'mobilepay', name: 'MobilePay', countries: ['DK', 'FI'] },
  { type: 'vipps', name: 'Vipps', countries: ['NO'] },
  // The customer's bank pays at once: there is nothing to capture later.
  { type: 'trustly', name: 'Trustly', countries: ['SE', 'DE', 'FI', 'GB'], isCapturedAtOnce: true },
] as const

/** The method of all cards; its brand comes with the payment. */
export const CARD_METHOD = 'scheme'

const CARDS_IN: Readonly<Record<string, string>> = {
  da: 'Kort',
  sv: 'Kort',
  no: 'Kort',
  nb: 'Kort',
  fi: 'Kortit',
  de: 'Karten',
}
const BRANDS = ['visa', 'mc', 'amex', 'maestro']

/** Whether a customer can be sent to another page for this method. */
export const isRedirectMethod = (method: string) => REDIRECT_METHODS.some(({ type }) => type === method)

/** Whether the money of this method is taken when the customer pays. */
export const isCapturedAtOnce = (method: string) =>
  REDIRECT_METHODS.some((one) => one.type === method && 'isCapturedAtOnce' in one)

/** The ways to pay in a country, cards first, as the form in the browser reads them. */
export const paymentMethodsIn = (countryCode: string | undefined, locale = 'en') => [
  {
    type: CARD_METHOD,
    name: CARDS_IN[locale.slice(0, 2).toLowerCase()] ?? 'Cards',
    brands: countryCode === 'DK' ? ['dankort', ...BRANDS] : BRANDS,
  },
  ...REDIRECT_METHODS.filter(({ countries }) => countries.some((country) => country === countryCode)).map(
    ({ type, name }) => ({ type, name }),
  ),
]
