import type { ProductPrice } from '../model/product.ts'

/** What one piece costs when so many are bought: the lowest of price, promotion price and reached quantity steps. */
export function unitPrice({ priceMinor, promoPriceMinor, bulk }: ProductPrice, quantity: number): number {
  const reached = bulk.filter((step) => quantity >= step.quantity).map((step) => step.priceMinor)
  return Math.min(priceMinor, promoPriceMinor ?? priceMinor, ...reached)
}
