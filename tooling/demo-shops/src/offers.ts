/** A reduction of the goods, or a gift, that a shop gives by itself; amounts in minor units, shares in basis points. */
export type Promotion =
  | { kind: 'percent'; name: string; basisPoints: number; fromMinor: number }
  | {
      kind: 'gift'
      name: string
      /** Enough pieces of these bring the gift. */
      itemNumbers: string[]
      fromQuantity: number
      giftItemNumber: string
      giftQuantity: number
    }

/** A code that customers type for a reduction of the goods; amounts in minor units. */
export interface PromoCode {
  code: string
  name: string
  off: { basisPoints: number } | { amountMinor: number }
  fromMinor: number
  /** From this moment on it counts no more. */
  endsAt?: string
  /** In how many orders it may be used, by all customers together. */
  uses?: number
}

/** A way to pay, in the words of the payment provider; `scheme` is every card, with its brands. */
export interface PaymentMethod {
  type: string
  name: string
  brands?: string[]
}
