import type { Cart } from '@shop/domain/cart.ts'
import type { Amount } from '@shop/domain/parse.ts'
import type { Transaction } from '@shop/domain/transaction.ts'

/** The totals of a cart or of a transaction, as the gateway counted them. */
export interface Totals extends Pick<
  Cart & Transaction,
  | 'subTotalInclVat'
  | 'subTotalExclVat'
  | 'shippingPriceInclVat'
  | 'shippingPriceExclVat'
  | 'vat'
  | 'vatExempt'
  | 'totalPrice'
  | 'currencyCode'
> {
  discounts?: Cart['discounts'] | undefined
  totalDiscount?: Amount | undefined
  /** What each line costs, so that the subtotal on show is the one of the lines on show. */
  lineTotals: readonly Amount[]
}

/** A cart's totals under the names that a transaction has for them. */
export const cartTotals = (cart: Cart, currencyCode: string): Totals => ({
  ...cart,
  totalDiscount: cart.totalDiscount === '' ? cart.priceBreakdown?.totalDiscount : cart.totalDiscount,
  totalPrice: cart.displayPrice,
  currencyCode,
  lineTotals: cart.lines.map(({ total }) => total),
})

/** A transaction's totals. */
export const transactionTotals = (transaction: Transaction): Totals => ({
  ...transaction,
  lineTotals: transaction.products.map(({ total }) => total),
})
