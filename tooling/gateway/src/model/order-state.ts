/** How far an order has come: not handed over, handed over without or with a number to follow it by (ORD-03), called off. */
export type OrderStatus = 'Open' | 'Complete' | 'CompleteWithTracking' | 'Cancelled'

/**
 * How far the money of an order has come. It is reserved when the order is placed and captured when the parcel leaves
 * (OP-63): authorised → capturing → captured → refunding → refunded, or authorised → cancelling → cancelled. In the states
 * on the way the provider has been asked, or will be. `none`: nothing was to be paid.
 */
export type OrderPaymentStatus =
  | 'none'
  | 'authorised'
  | 'capturing'
  | 'captured'
  | 'refunding'
  | 'refunded'
  | 'cancelling'
  | 'cancelled'
