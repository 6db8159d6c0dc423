import type { CartProperties } from '@shop/domain/cart/cart.ts'

/** One line as it is kept: everything else about it is read from the catalogue whenever the cart is shown. */
export interface StoredLine {
  id: string
  quantity: number
}

/** A visitor's cart as it is kept, the oldest line first. */
export interface StoredCart {
  /** 0 when the visitor has none yet. */
  version: number
  lines: StoredLine[]
  /** The CPR number among them is masked. */
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
