import { createHash } from 'node:crypto'
import type { StoredCart } from '../model/stored-cart.ts'
import type { PricedCart } from './price-cart.ts'

/** Tells two states of a cart apart by what they cost and contain, so that nobody pays another cart than shown (OP-49). */
export function cartHash({ lines, shipping, totals }: PricedCart, { properties }: StoredCart): string {
  const goods = lines.map((line) => [line.article.id, line.quantity, line.totalMinor - line.discountMinor])
  const traits = Object.entries(properties).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const content = JSON.stringify([goods, shipping ?? null, totals, traits])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
