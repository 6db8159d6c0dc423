import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { OrderSummary } from '../cart/order-summary.tsx'
import { cartTotals, transactionTotals } from '../cart/totals.ts'

interface PaymentSummaryProps {
  /** What the payment takes; the cart shows where the gateway tells no goods or no total of it. */
  transaction?: Transaction | undefined
}

/** What is being paid, beside the payment form (PAY-06). Only for pages that the browser renders: it measures the window. */
export function PaymentSummary({ transaction }: PaymentSummaryProps) {
  const cart = useCart((state) => state.cart)
  const isComplete = transaction !== undefined && transaction.products.length > 0 && transaction.totalPrice !== ''
  const lines = isComplete ? transaction.products : cart.lines
  const totals = isComplete ? transactionTotals(transaction) : cartTotals(cart)
  const [opens] = useState(() => summaryOpens(lines.length, window.innerWidth))
  return <OrderSummary lines={lines} totals={totals} open={opens} />
}

/** Products up to which, and pixels of window from beyond which, the summary shows its lines (PAY-09). */
const FEWER_THAN = 6
const WIDER_THAN = 991

/** Whether the list of what is being paid is open at first (PAY-09). */
export const summaryOpens = (products: number, windowWidth: number) => products < FEWER_THAN && windowWidth > WIDER_THAN
