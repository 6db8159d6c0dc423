import type { Cart } from '@shop/domain/cart/cart.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** Whether somebody who opens the payment page may pay; if not, where they belong or what has happened meanwhile. */
export type Gate = 'pay' | 'confirmation' | 'unknown' | 'cart-empty' | 'cart-changed' | 'payment-ended'

/** Decides it, before any payment is opened. */
export type PaymentGate = (
  transaction: Transaction | undefined,
  cart: Pick<Cart, 'total' | 'hash'>,
  query: URLSearchParams,
) => Gate

/**
 * The gate of a provider that makes a payment of the cart as it is. Who has paid sees the confirmation, although the cart
 * is empty then (OP-26); an attempt that has ended, or a cart that is no longer the one it was made of (OP-49), is begun
 * anew at checkout.
 */
export function paymentGate(transaction: Transaction | undefined, cart: Pick<Cart, 'total' | 'hash'>): Gate {
  if (isPaid(transaction)) return 'confirmation'
  if (cart.total <= 0) return 'cart-empty'
  if (!transaction) return 'pay'
  if (hasCartChanged(transaction, cart)) return 'cart-changed'
  return isFailure(readPaymentStatus(transaction.status)) ? 'payment-ended' : 'pay'
}

/** Whether the cart is no longer the one that the transaction was made of; a back end without hashes cannot say so. */
export const hasCartChanged = (transaction: Transaction, cart: Pick<Cart, 'hash'>) =>
  transaction.hash !== '' && cart.hash !== '' && transaction.hash !== cart.hash

/** Paid is paid, also while the order is still being placed. */
export const isPaid = (transaction: Transaction | undefined) =>
  transaction !== undefined && (transaction.orderPlaced || readPaymentStatus(transaction.status) === 'Succeeded')
