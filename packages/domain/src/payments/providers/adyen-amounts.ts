import { decimalsOf } from '../../prices/currencies.ts'

/** The currencies whose amounts Adyen writes with other decimals than ISO 4217 gives them. */
const OTHER_DECIMALS: ReadonlyMap<string, number> = new Map([
  ['CLP', 2],
  ['CVE', 0],
  ['IDR', 0],
  ['ISK', 2],
])

/** Returns how many decimals Adyen's minor unit of a currency has. Undefined for a text that is no currency. */
export const adyenDecimalsOf = (currency: string): number | undefined =>
  OTHER_DECIMALS.get(currency) ?? decimalsOf(currency)
