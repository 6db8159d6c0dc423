import type { Cart } from '@shop/domain/cart/cart.ts'
import type { Amount } from '@shop/domain/reading/parse.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** The totals of a cart or of a transaction, as the gateway counted them. */
export interface Totals extends Pick<
  Cart & Transaction,
  | 'subTotalInclVat'
  | 'subTotalExclVat'
  | 'shippingPriceInclVat'
  | 'shippingPriceExclVat'
  | 'vat'
  | 'totalPrice'
  | 'currencyCode'
> {
  vatExempt: Amount
  discounts?: Cart['discounts'] | undefined
  totalDiscount?: Amount | undefined
  /** Whether a code or a promotion is known to have lowered the total. */
  hasCode?: boolean
  /** What each line costs, so that the subtotal on show is the one of the lines on show. */
  lineTotals: readonly Amount[]
}

/** The currency of a cart: that of its goods, for a cart names none itself. */
export const currencyOf = ({ lines }: Pick<Cart, 'lines'>) =>
  lines.find(({ priceResponse }) => priceResponse?.currency)?.priceResponse?.currency ?? ''

/** What an exemption takes off; empty where the gateway says only that there is one. */
export const exemptAmount = (vatExempt: Cart['vatExempt'] = ''): Amount => (vatExempt === true ? '' : vatExempt)

/** A cart's totals under the names that a transaction has for them. */
export const cartTotals = (cart: Cart): Totals => ({
  ...cart,
  vatExempt: exemptAmount(cart.vatExempt),
  totalDiscount: cart.totalDiscount === '' ? cart.priceBreakdown?.totalDiscount : cart.totalDiscount,
  totalPrice: cart.displayPrice,
  currencyCode: currencyOf(cart),
  hasCode: Boolean(cart.customProperties.promoCode || cart.customProperties.referralCode),
  lineTotals: cart.lines.map(({ total }) => total),
})

/** A transaction's totals. */
export const transactionTotals = (transaction: Transaction): Totals => ({
  ...transaction,
  vatExempt: exemptAmount(transaction.vatExempt),
  hasCode: Boolean(transaction.referralCode),
  lineTotals: transaction.products.map(({ total }) => total),
})
