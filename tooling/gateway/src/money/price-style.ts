import type { ProductPrice } from '../model/product.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'
import { vatInside } from './money.ts'

/** How a shop shows prices: their format, and whether they include VAT. Stored and charged prices always include VAT. */
export interface PriceStyle extends MoneyStyle {
  inclVat: boolean
}

/** Converts an amount with VAT to the amount that the shop shows. */
export const shownMinor = (grossMinor: number, vatRate: number, { inclVat }: Pick<PriceStyle, 'inclVat'>): number =>
  inclVat ? grossMinor : grossMinor - vatInside(grossMinor, vatRate)

/** Converts an article's price with VAT to the price that the shop shows. */
export function shownPrice(price: ProductPrice, vatRate: number, style: PriceStyle): ProductPrice {
  const shown = (minor: number) => shownMinor(minor, vatRate, style)
  const { priceMinor, regularPriceMinor, promoPriceMinor, bulk } = price
  return {
    priceMinor: shown(priceMinor),
    ...(regularPriceMinor !== undefined && { regularPriceMinor: shown(regularPriceMinor) }),
    ...(promoPriceMinor !== undefined && { promoPriceMinor: shown(promoPriceMinor) }),
    bulk: bulk.map((step) => ({ ...step, priceMinor: shown(step.priceMinor) })),
  }
}
