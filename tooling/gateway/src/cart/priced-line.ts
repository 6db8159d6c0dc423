import type { Product } from '../model/product.ts'
import { vatInside } from '../money/money.ts'

/** A line with its price: minor units with VAT. */
export interface PricedLine {
  article: Product
  quantity: number
  unitMinor: number
  totalMinor: number
  /** The discount of promotions and promo codes. */
  discountMinor: number
  /** True if a promotion adds it: it is free and customers cannot change it. */
  isGift: boolean
  /** True if it is sold without VAT. */
  isVatExempt: boolean
}

/** Adds up an amount of all items. */
export const sum = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((total, item) => total + amount(item), 0)

/** Returns the price of a line after discounts. */
export const dueOf = (line: PricedLine) => line.totalMinor - line.discountMinor

/** Returns the VAT in the price of a line after discounts. */
export const vatOf = (line: PricedLine) => vatInside(dueOf(line), line.article.vatRate)

/** Returns the part of that VAT which an exempt customer does not pay. */
export const exemptVatOf = (line: PricedLine) => (line.isVatExempt ? vatOf(line) : 0)
