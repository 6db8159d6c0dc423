import type { ProductPrice } from '../model/product.ts'

/** Returns the price of one piece at a quantity: the lowest of price, promotion price and reached quantity steps. */
export function unitPrice({ priceMinor, promoPriceMinor, bulk }: ProductPrice, quantity: number): number {
  const reached = bulk.filter((step) => quantity >= step.quantity).map((step) => step.priceMinor)
  return Math.min(priceMinor, promoPriceMinor ?? priceMinor, ...reached)
}

/** Returns the quantity steps that lower the price of one piece, also during a promotion. */
export const bulkSteps = (price: ProductPrice): ProductPrice['bulk'] =>
  [...new Set(price.bulk.map((step) => step.quantity))]
    .toSorted((one, other) => one - other)
    .map((quantity) => ({ quantity, priceMinor: unitPrice(price, quantity) }))
    .filter(({ quantity, priceMinor }) => quantity > 1 && priceMinor < unitPrice(price, quantity - 1))
