import type { Transaction } from '@shop/domain/transaction.ts'
import { useEffect } from 'react'
import { useShopConfig } from '../runtime/config/shop-config.tsx'
import { purchaseOf } from './purchase.ts'
import { usePurchases } from './purchases-context.ts'

/** Records what was bought, for statistics: once per order, however often it is called (TRK-05, TRK-07). */
export function useRecordPurchase(placed: Transaction | undefined) {
  const { configuration, site } = useShopConfig()
  const { record } = usePurchases()
  useEffect(() => {
    if (placed?.orderNumber) record(purchaseOf(placed, { configuration, market: site.market }))
  }, [placed, record, configuration, site])
}
