import type { ProductPrice } from '../model/product.ts'

/** What one piece costs when so many are bought: the lowest of price, promotion price and reached quantity steps. */
export function unitPrice({ priceMinor, promoPriceMinor, bulk }: ProductPrice, quantity: number): number {
  const reached = bulk.filter((step) => quantity >= step.quantity).map((step) => step.priceMinor)
  return Math.min(priceMinor, promoPriceMinor ?? priceMinor, ...reached)
}

/** The quantities from which on one piece costs less than before, also while a promotion runs (OP-80). */
export const bulkSteps = (price: ProductPrice): ProductPrice['bulk'] =>
  [...new Set(price.bulk.map((step) => step.quantity))]
    .toSorted((one, other) => one - other)
    .map((quantity) => ({ quantity, priceMinor: unitPrice(price, quantity) }))
    .filter(({ quantity, priceMinor }) => quantity > 1 && priceMinor < unitPrice(price, quantity - 1))
