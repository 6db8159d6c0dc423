import { emptyCart } from '../cart/cart.ts'
import type { Carts } from '../cart/calls.ts'
import { addOrder, type Orders } from '../orders/orders.ts'
import type { PaymentStatus, Transaction } from './transactions.ts'

const placing: readonly PaymentStatus[] = ['Succeeded', 'PartialSuccess']

/** Stores how a payment ended. A success places the order once and empties the cart. */
export function endPayment(
  transaction: Transaction,
  status: PaymentStatus,
  carts: Carts,
  orders: Orders,
  now: number,
): void {
  if (transaction.orderNumber !== '') return
  transaction.status = status
  transaction.errorMessage = ['Error', 'Refused', 'Cancelled'].includes(status) ? `Payment ${status.toLowerCase()}` : ''
  if (!placing.includes(status)) return
  transaction.orderNumber = addOrder(orders, transaction, now).orderNumber
  carts.set(transaction.userId, emptyCart())
}
