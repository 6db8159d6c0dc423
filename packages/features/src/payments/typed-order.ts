import type { CheckoutAddress } from '@shop/domain/address.ts'

/** What the visitor typed and chose at checkout, as far as this tab still has it. Empty texts after a reload. */
export interface TypedOrder {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
  /** The code of the way of delivery. */
  shippingMethod: string
}
