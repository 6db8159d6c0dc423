import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import { hasCartChanged, type PaymentGate } from '../../payment-gate.ts'
import { redirectResultIn } from './redirect-result.ts'

/**
 * Adyen is paid for a transaction of ours, so there has to be one (PAY-10); one that is paid is shown (PAY-11). Whether
 * an earlier try was refused is no reason to turn anybody away: the form says so (PAY-12). Who comes back from a bank is
 * let in whatever has become of the cart meanwhile, for that payment may have gone through.
 */
export const adyenGate: PaymentGate = (transaction, cart, query) => {
  if (transaction && readPaymentStatus(transaction.status) === 'Succeeded') return 'confirmation'
  if (transaction && redirectResultIn(query)) return 'pay'
  if (cart.total <= 0) return transaction?.orderPlaced ? 'confirmation' : 'cart-empty'
  if (!transaction) return 'unknown'
  return hasCartChanged(transaction, cart) ? 'cart-changed' : 'pay'
}
