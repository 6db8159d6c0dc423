import { CountedRows } from '@shop/ui/commerce/counted-rows.tsx'
import type { Ref } from 'react'
import { useCart } from '../cart-context.ts'
import { totalRows } from '../total-rows.ts'
import { cartTotals } from '../totals.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'

/** The cart's totals, or its number of pieces in a shop that hides prices. Greyed while the gateway recalculates. */
export function CartTotals({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const cart = useCart((state) => state.cart)
  const isCounting = useCart(({ pending }) => pending > 0)
  const rows = totalRows(cartTotals(cart), { t, configuration })
  return (
    <div ref={ref}>
      {rows.length > 0 && <CountedRows rows={rows} counting={isCounting ? t('CartUpdating') : undefined} />}
      {rows.length === 0 && <p>{cart.total === 1 ? t('ItemsOne') : t('ItemsOther', { count: cart.total })}</p>}
    </div>
  )
}
