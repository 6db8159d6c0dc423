import { cartTotals } from '@shop/domain/totals/totals.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { cartOf } from '../cart.ts'
import { useCart } from '../cart-context.ts'
import { totalRows } from './total-rows.ts'

/** Returns the rows of the visitor's cart: all of them, and those that a small place has room for. */
export function useCartRows() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const cart = useCart(cartOf)
  const totals = cartTotals(cart, configuration)
  const rows = totalRows(totals, { t, configuration })
  const delivery = rows.find(({ key }) => key === 'delivery')
  return {
    rows,
    delivery,
    /** The row of a delivery that is still to be chosen. */
    openDelivery: totals.openDelivery && delivery,
    total: rows.find(({ key }) => key === 'total'),
  }
}
