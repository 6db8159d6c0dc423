import type { Product } from '../model/product.ts'
import { vatInside } from '../money/money.ts'

/** A line with its price; minor units, VAT included. */
export interface PricedLine {
  article: Product
  quantity: number
  unitMinor: number
  totalMinor: number
  /** What promotions and codes take off the line. */
  discountMinor: number
  /** Given by a promotion: costs nothing and cannot be changed. */
  isGift: boolean
  /** Sold without its VAT. */
  isVatExempt: boolean
}

/** The amounts of all items added up. */
export const sum = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((total, item) => total + amount(item), 0)

/** What is still to be paid for a line. */
export const dueOf = (line: PricedLine) => line.totalMinor - line.discountMinor

/** The VAT inside what is to be paid for a line. */
export const vatOf = (line: PricedLine) => vatInside(dueOf(line), line.article.vatRate)

/** The part of that which an exempt customer does not pay. */
export const exemptVatOf = (line: PricedLine) => (line.isVatExempt ? vatOf(line) : 0)
