import type { Cart } from '@shop/domain/cart/cart.ts'
import type { OrderDetails } from '@shop/domain/orders/order.ts'

/**
 * What of an order is not in the cart after ordering again, by name: the cart holds fewer pieces of it than were ordered
 * (OP-15). No gateway's answer is needed for that.
 */
export function missingLines(ordered: OrderDetails['orderLines'], { lines }: Pick<Cart, 'lines'>): string[] {
  const missing = ordered.filter(({ itemNumber }) => piecesOf(lines, itemNumber) < piecesOf(ordered, itemNumber))
  return [...new Set(missing.map(({ name, description, itemNumber }) => name || description || itemNumber))]
}

const piecesOf = (lines: readonly { itemNumber: string; quantity: number }[], wanted: string) =>
  lines.filter(({ itemNumber }) => itemNumber === wanted).reduce((sum, { quantity }) => sum + quantity, 0)
