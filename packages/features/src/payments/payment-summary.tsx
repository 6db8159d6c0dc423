import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { OrderSummary } from '../cart/order-summary.tsx'
import { cartTotals } from '../cart/total-rows.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { summaryOpens } from './summary-opens.ts'

/** What is being paid, beside the payment form (PAY-06). Only for pages that the browser draws: it measures the window. */
export function PaymentSummary() {
  const { currency } = useConfiguration()
  const cart = useCart((state) => state.cart)
  const [opens] = useState(() => summaryOpens(cart.lines.length, window.innerWidth))
  return <OrderSummary lines={cart.lines} totals={cartTotals(cart, currency)} open={opens} />
}
