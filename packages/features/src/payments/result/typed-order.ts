import type { CheckoutAddress } from '@shop/domain/address/address.ts'

/** The values last typed at checkout, as far as this tab still has them. Empty texts after a reload. */
export interface TypedOrder {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
  /** Whether they were placed as this page's order. */
  isOfThisOrder: boolean
  /** The code of the shipping type. Empty if unknown. */
  shippingMethod: string
}
