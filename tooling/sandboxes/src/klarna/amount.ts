import type { Order } from './order.ts'
import { languageOf } from './texts.ts'

/** Formats the order's total. */
export const amountOf = ({ request }: Order) =>
  new Intl.NumberFormat(languageOf(request.locale), {
    style: 'currency',
    currency: request.purchase_currency.toUpperCase(),
  }).format(request.order_amount / 100)
