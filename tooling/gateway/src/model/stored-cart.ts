import type { CartProperties } from '@shop/domain/cart/cart.ts'

/** A stored cart line. Name, price and stock are read from the catalogue each time. */
export interface StoredLine {
  id: string
  quantity: number
}

/** A visitor's stored cart, the oldest line first. */
export interface StoredCart {
  /** Increases with each change. 0 before the cart is first saved. */
  version: number
  lines: StoredLine[]
  /** The CPR number in here is masked. */
  properties: CartProperties
  encryptedCpr: string | null
  shippingMethod: string
  paymentCode: string
}

export const emptyCart: StoredCart = {
  version: 0,
  lines: [],
  properties: {},
  encryptedCpr: null,
  shippingMethod: '',
  paymentCode: '',
}
