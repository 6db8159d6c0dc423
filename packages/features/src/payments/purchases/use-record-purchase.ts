import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useEffect } from 'react'
import { useShopConfig } from '../../runtime/config/shop-config.tsx'
import { purchaseOf } from './purchase.ts'
import { getPurchases } from './purchases.ts'
import { useShop } from '../../runtime/state/shop-context.ts'

/**
 * Records a purchase for analytics, once per order, however often it is called. A transaction that is unknown on this page
 * is read on a later one.
 */
export function useRecordPurchase(outcome: 'placed' | 'pending' | undefined, ids: TransactionIds, known?: Transaction) {
  const { configuration, site } = useShopConfig()
  const { record, addUnread, removeUnread } = getPurchases(useShop())
  const { transactionId, correlationId } = ids
  useEffect(() => {
    if (!outcome) return
    if (outcome === 'pending' || !known?.orderNumber) return addUnread({ transactionId, correlationId })
    removeUnread(transactionId)
    record(purchaseOf(known, { configuration, market: site.market }))
  }, [outcome, known, transactionId, correlationId, record, addUnread, removeUnread, configuration, site])
}
