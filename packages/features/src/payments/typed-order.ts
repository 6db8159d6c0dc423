import type { CheckoutAddress } from '@shop/domain/address/address.ts'

/** What the visitor typed and chose at checkout last, as far as this tab still has it. Empty texts after a reload. */
export interface TypedOrder {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
  /** Whether it was placed as the order of this page. */
  isOfThisOrder: boolean
  /** The code of the way of delivery; empty where it is unknown. */
  shippingMethod: string
}
