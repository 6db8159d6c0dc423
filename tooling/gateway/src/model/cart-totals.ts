/** What one promotion or code takes off the goods; positive minor units, VAT included, and how much of that is VAT. */
export interface Discount {
  name: string
  amountMinor: number
  vatMinor: number
  /** How much of that VAT an exempt customer would not have paid anyway; absent when none. */
  exemptVatMinor?: number
}

/** The chosen way of delivery with its price in minor units. */
export interface ShippingCharge {
  code: string
  name: string
  inclVatMinor: number
  exclVatMinor: number
  vatRate: number
  /** How much of its VAT an exempt customer does not pay; absent when none. */
  exemptVatMinor?: number
}

/**
 * The sums of a cart in minor units. Sub-totals count the goods before discounts; `vat` is the VAT inside `total`,
 * `vatExempt` what an exempt customer saves of it.
 */
export interface CartTotals {
  subTotalInclVat: number
  subTotalExclVat: number
  discount: number
  vat: number
  vatExempt: number
  total: number
}
