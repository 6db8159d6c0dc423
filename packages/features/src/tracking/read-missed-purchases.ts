import { isNotFound } from '@shop/api-client/failure.ts'
import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import { getPurchases } from '../payments/purchases/purchases.ts'
import { purchaseOf } from '../payments/purchases/purchase.ts'
import type { TrackedShop } from './tracked-shop.ts'

/**
 * Reads the transactions whose result pages could not finish, and records their purchases. Failed reads are tried again
 * on a later page.
 */
export async function readMissedPurchases(shop: TrackedShop): Promise<void> {
  const { loadGateway } = shop
  const { configuration, site } = shop.config
  const purchases = getPurchases(shop)
  for (const { transactionId, correlationId } of purchases.unread()) {
    try {
      const { cart } = await loadGateway()
      const transaction = await cart.getTransaction({ transactionId, correlationId })
      if (isFailure(readPaymentStatus(transaction.status))) purchases.removeUnread(transactionId)
      else if (transaction.orderNumber) {
        purchases.removeUnread(transactionId)
        purchases.record(purchaseOf(transaction, { configuration, market: site.market }))
      }
    } catch (error) {
      if (isNotFound(error)) purchases.removeUnread(transactionId)
    }
  }
}
