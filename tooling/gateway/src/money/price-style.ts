import type { ProductPrice } from '../model/product.ts'
import type { MoneyStyle } from '../model/shop-settings.ts'
import { vatInside } from './money.ts'

/** How a shop tells prices: written in its way, with their VAT or without. They are kept with it, and charged with it. */
export interface PriceStyle extends MoneyStyle {
  inclVat: boolean
}

/** An amount that includes VAT, as a shop tells it. */
export const shownMinor = (grossMinor: number, vatRate: number, { inclVat }: Pick<PriceStyle, 'inclVat'>): number =>
  inclVat ? grossMinor : grossMinor - vatInside(grossMinor, vatRate)

/** What an article costs, as a shop tells it. */
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
