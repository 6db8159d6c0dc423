/** The discount of one promotion or code. Amounts are positive minor units: `amountMinor` includes `vatMinor`. */
export interface Discount {
  name: string
  amountMinor: number
  vatMinor: number
  /** The part of `vatMinor` that an exempt customer would not have paid anyway. Absent when zero. */
  exemptVatMinor?: number
}

/** The chosen shipping method with its price in minor units. */
export interface ShippingCharge {
  code: string
  name: string
  inclVatMinor: number
  exclVatMinor: number
  vatRate: number
  /** The part of its VAT that an exempt customer does not pay. Absent when zero. */
  exemptVatMinor?: number
}

/**
 * The sums of a cart in minor units. Sub-totals are the goods before discounts. `total` includes `vat`, and `vatExempt` is
 * the VAT that an exempt customer saves.
 */
export interface CartTotals {
  subTotalInclVat: number
  subTotalExclVat: number
  discount: number
  vat: number
  vatExempt: number
  total: number
}
