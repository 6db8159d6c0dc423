import { createHash } from 'node:crypto'
import type { StoredCart } from '../model/stored-cart.ts'
import type { PricedCart } from './price-cart.ts'

/** Returns a hash of the cart's content and prices. Customers then never pay for another cart than the one they saw. */
export function cartHash({ lines, shipping, totals }: PricedCart, { properties }: StoredCart): string {
  const goods = lines.map((line) => [line.article.id, line.quantity, line.totalMinor - line.discountMinor])
  const traits = Object.entries(properties).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const content = JSON.stringify([goods, shipping ?? null, totals, traits])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
