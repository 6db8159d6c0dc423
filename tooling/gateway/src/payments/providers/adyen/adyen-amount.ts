import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { decimalsOf } from '@shop/domain/prices/currencies.ts'

/** An amount as Adyen writes it. */
export interface AdyenAmount {
  value: number
  currency: string
}

const factorOf = (currency: string) => 10 ** ((adyenDecimalsOf(currency) ?? 0) - (decimalsOf(currency) ?? 0))

/** Converts minor units of ISO 4217 to Adyen's. Rounds what Adyen cannot charge, such as a tenth of a rupiah. */
export const adyenUnits = (amountMinor: number, currency: string): number =>
  Math.round(amountMinor * factorOf(currency))

/** Converts minor units of ISO 4217 to an amount of Adyen. */
export const toAdyen = (amountMinor: number, currency: string): AdyenAmount => ({
  value: adyenUnits(amountMinor, currency),
  currency,
})

/** Converts an amount of Adyen to minor units of ISO 4217. */
export const minorOfAdyen = ({ value, currency }: AdyenAmount): number => Math.round(value / factorOf(currency))
