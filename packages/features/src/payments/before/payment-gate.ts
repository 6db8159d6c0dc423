import type { Cart } from '@shop/domain/cart/cart.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** Whether a visitor of the payment page may pay. If not, where to redirect, or what has happened meanwhile. */
export type Gate = 'pay' | 'confirmation' | 'unknown' | 'cart-empty' | 'cart-changed' | 'payment-ended'

/** Decides before a payment is opened. */
export type PaymentGate = (
  transaction: Transaction | undefined,
  cart: Pick<Cart, 'total' | 'hash'>,
  query: URLSearchParams,
) => Gate

/**
 * The gate of a provider whose payment is created from the current cart. A paid order shows the confirmation, although the
 * cart is empty then. An ended payment, or a changed cart, restarts at checkout.
 */
export function paymentGate(transaction: Transaction | undefined, cart: Pick<Cart, 'total' | 'hash'>): Gate {
  if (isPaid(transaction)) return 'confirmation'
  if (cart.total <= 0) return 'cart-empty'
  if (!transaction) return 'pay'
  if (hasCartChanged(transaction, cart)) return 'cart-changed'
  return isFailure(readPaymentStatus(transaction.status)) ? 'payment-ended' : 'pay'
}

/** Whether the cart differs from the transaction's cart. False if the gateway sends no hashes. */
export const hasCartChanged = (transaction: Transaction, cart: Pick<Cart, 'hash'>) =>
  transaction.hash !== '' && cart.hash !== '' && transaction.hash !== cart.hash

/** Whether a transaction is paid, also while the order is still being placed. */
export const isPaid = (transaction: Transaction | undefined) =>
  transaction !== undefined && (transaction.orderPlaced || readPaymentStatus(transaction.status) === 'Succeeded')
