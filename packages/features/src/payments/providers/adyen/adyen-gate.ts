import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import { hasCartChanged, type PaymentGate } from '../../payment-gate.ts'
import { redirectResultIn } from './redirect-result.ts'

/**
 * Adyen needs a transaction. A paid one leads to the confirmation. A refused attempt is shown in the form. A visitor who
 * returns from a bank is let in even if the cart has changed, because that payment may have succeeded.
 */
export const adyenGate: PaymentGate = (transaction, cart, query) => {
  if (transaction && readPaymentStatus(transaction.status) === 'Succeeded') return 'confirmation'
  if (transaction && redirectResultIn(query)) return 'pay'
  if (cart.total <= 0) return transaction?.orderPlaced ? 'confirmation' : 'cart-empty'
  if (!transaction) return 'unknown'
  return hasCartChanged(transaction, cart) ? 'cart-changed' : 'pay'
}
