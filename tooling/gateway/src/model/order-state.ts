/**
 * The status of an order: not shipped, shipped without or with a tracking number, or cancelled.
 *
 * The documents name the first three, and show every other status as under processing. None of the three says that an order
 * was cancelled, so `Cancelled` is sent as it is. Our shop shows it by the `outcome` beside it.
 */
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
