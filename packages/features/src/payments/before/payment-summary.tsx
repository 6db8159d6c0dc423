import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { cartTotals, transactionTotals } from '@shop/domain/totals/totals.ts'
import { useState } from 'react'
import { useCart } from '../../cart/cart-context.ts'
import { OrderSummary } from '../../cart/summary/order-summary.tsx'
import { useConfiguration } from '../../runtime/config/shop-config.tsx'
import { cartOf } from '../../cart/cart.ts'

interface PaymentSummaryProps {
  /** The transaction to pay. The cart is shown if the gateway sends no lines or no total for it. */
  transaction?: Transaction | undefined
}

/**
 * The order's lines and totals beside the payment form. Only for pages rendered in the browser, because it measures the
 * window.
 */
export function PaymentSummary({ transaction }: PaymentSummaryProps) {
  const configuration = useConfiguration()
  const cart = useCart(cartOf)
  const isComplete = transaction !== undefined && transaction.products.length > 0 && transaction.totalPrice !== ''
  const lines = isComplete ? transaction.products : cart.lines
  const totals = isComplete ? transactionTotals(transaction) : cartTotals(cart, configuration)
  const [opens] = useState(() => summaryOpens(lines.length, window.innerWidth))
  return <OrderSummary lines={lines} totals={totals} open={opens} />
}

/** The summary is expanded for fewer products than this, in windows wider than this. */
const FEWER_THAN = 6
const WIDER_THAN = 991

/** Whether the summary's lines are expanded at first. */
export const summaryOpens = (products: number, windowWidth: number) => products < FEWER_THAN && windowWidth > WIDER_THAN
