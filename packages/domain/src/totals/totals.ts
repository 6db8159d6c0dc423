import type { Cart } from '../cart/cart.ts'
import { cheapestShipping, isDeliveryOpen, isEveryDeliveryFree, offeredShipping } from '../checkout/delivery-costs.ts'
import { currencyAmong, either } from '../prices/price.ts'
import type { Amount } from '../reading/parse.ts'
import type { Transaction } from '../orders/transaction.ts'
import type { Configuration, ShippingType } from '../shop/configuration.ts'

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
  /** Set while the total lacks a delivery that is still to be chosen. `cheapest` is undefined if a cost is unknown. */
  openDelivery?: { cheapest: ShippingType | undefined } | undefined
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

/** Returns a cart's totals by the names of a transaction. A delivery that every way offers for nothing costs nothing. */
export const cartTotals = (cart: Cart, shop: Pick<Configuration, 'shippingTypes'>): Totals => ({
  ...cart,
  ...(isEveryDeliveryFree(cart, shop) && {
    shippingPriceInclVat: either(cart.shippingPriceInclVat, 0),
    shippingPriceExclVat: either(cart.shippingPriceExclVat, 0),
  }),
  openDelivery: isDeliveryOpen(cart, shop) ? { cheapest: cheapestShipping(offeredShipping(cart, shop)) } : undefined,
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
