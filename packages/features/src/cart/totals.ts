import type { Cart } from '@shop/domain/cart/cart.ts'
import { currencyAmong } from '@shop/domain/prices/price.ts'
import type { Amount } from '@shop/domain/reading/parse.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** The totals of a cart or a transaction, as the gateway calculated them. */
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
  /** Whether a code or promotion has lowered the total. */
  hasCode?: boolean
  /** The total of each line, to check which subtotal belongs to the shown lines. */
  lineTotals: readonly Amount[]
}

/** Returns the currency of the cart's lines, because a cart has none itself. */
export const currencyOf = ({ lines }: Pick<Cart, 'lines'>) =>
  lines.find(({ priceResponse }) => priceResponse?.currency)?.priceResponse?.currency ?? ''

/**
 * Returns the currency of totals. Orders and some gateways name none. Then the amounts that name theirs decide about those
 * that do not, and about amounts of our own.
 */
export const currencyOfTotals = (totals: Totals): string =>
  totals.currencyCode ||
  currencyAmong([
    totals.totalPrice,
    totals.subTotalInclVat,
    totals.subTotalExclVat,
    totals.shippingPriceInclVat,
    totals.shippingPriceExclVat,
    totals.vat,
    ...totals.lineTotals,
  ])

/** Returns the exempt amount. Empty if the gateway sends only that there is an exemption. */
export const exemptAmount = (vatExempt: Cart['vatExempt'] = ''): Amount => (vatExempt === true ? '' : vatExempt)

/** Returns a cart's totals by the names of a transaction. */
export const cartTotals = (cart: Cart): Totals => ({
  ...cart,
  vatExempt: exemptAmount(cart.vatExempt),
  totalDiscount: cart.totalDiscount === '' ? cart.priceBreakdown?.totalDiscount : cart.totalDiscount,
  totalPrice: cart.displayPrice,
  currencyCode: currencyOf(cart),
  hasCode: Boolean(cart.customProperties.promoCode || cart.customProperties.referralCode),
  lineTotals: cart.lines.map(({ total }) => total),
})

export const transactionTotals = (transaction: Transaction): Totals => ({
  ...transaction,
  vatExempt: exemptAmount(transaction.vatExempt),
  hasCode: Boolean(transaction.referralCode),
  lineTotals: transaction.products.map(({ total }) => total),
})
