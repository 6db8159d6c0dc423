/** How far an order has come: not handed over, handed over without or with a number to follow it by (ORD-03), called off. */
export type OrderStatus = 'Open' | 'Complete' | 'CompleteWithTracking' | 'Cancelled'

/**
 * How far the money of an order has come (docs/decisions/0019-money-moves-when-confirmed.md). `none`: nothing was to be
 * paid. `capturing`, `refunding` and `cancelling` last from the operator's word until the provider has confirmed or refused.
 * `reviewing`: the provider still checks the customer. `released`: the reserved money is gone, unasked. `disputed`: the
 * customer's bank has taken the money back.
 */
export type OrderPaymentStatus =
  | 'none'
  | 'authorised'
  | 'reviewing'
  | 'capturing'
  | 'captured'
  | 'refunding'
  | 'refunded'
  | 'cancelling'
  | 'cancelled'
  | 'released'
  | 'disputed'
