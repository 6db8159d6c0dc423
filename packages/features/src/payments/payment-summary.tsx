import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { OrderSummary } from '../cart/order-summary.tsx'
import { cartTotals } from '../cart/totals.ts'

/** What is being paid, beside the payment form (PAY-06). Only for pages that the browser draws: it measures the window. */
export function PaymentSummary() {
  const cart = useCart((state) => state.cart)
  const [opens] = useState(() => summaryOpens(cart.lines.length, window.innerWidth))
  return <OrderSummary lines={cart.lines} totals={cartTotals(cart)} open={opens} />
}

/** Products up to which, and pixels of window from beyond which, the summary shows its lines (PAY-09). */
const FEWER_THAN = 6
const WIDER_THAN = 991

/** Whether the list of what is being paid is open at first (PAY-09). */
export const summaryOpens = (products: number, windowWidth: number) => products < FEWER_THAN && windowWidth > WIDER_THAN
