/** An automatic discount or gift. Amounts are in minor units, shares in basis points. */
export type Promotion =
  | { kind: 'percent'; name: string; basisPoints: number; fromMinor: number }
  | {
      kind: 'gift'
      name: string
      /** The articles whose quantity earns the gift. */
      itemNumbers: string[]
      fromQuantity: number
      giftItemNumber: string
      giftQuantity: number
    }

/** A code that customers type for a discount. Amounts are in minor units. */
export interface PromoCode {
  code: string
  name: string
  off: { basisPoints: number } | { amountMinor: number }
  fromMinor: number
  /** The time at which it expires. */
  endsAt?: string
  /** The number of orders that can use it, of all customers together. */
  uses?: number
}

/** A payment method in the provider's words. `scheme` stands for all cards, with their brands. */
export interface PaymentMethod {
  type: string
  name: string
  brands?: string[]
}
