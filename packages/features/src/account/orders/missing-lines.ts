import type { Cart } from '@shop/domain/cart/cart.ts'
import type { OrderDetails } from '@shop/domain/orders/order.ts'

/**
 * Returns the names of the order's products that are missing from the cart after ordering again. Compares quantities
 * only, so that it needs no answer of a gateway.
 */
export function missingLines(ordered: OrderDetails['orderLines'], { lines }: Pick<Cart, 'lines'>): string[] {
  const missing = ordered.filter(({ itemNumber }) => piecesOf(lines, itemNumber) < piecesOf(ordered, itemNumber))
  return [...new Set(missing.map(({ name, description, itemNumber }) => name || description || itemNumber))]
}

const piecesOf = (lines: readonly { itemNumber: string; quantity: number }[], wanted: string) =>
  lines.filter(({ itemNumber }) => itemNumber === wanted).reduce((sum, { quantity }) => sum + quantity, 0)
