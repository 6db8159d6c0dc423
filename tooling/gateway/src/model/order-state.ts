/**
 * The status of an order: not shipped, shipped without or with a tracking number, or cancelled.
 *
 * The documents name the first three, and show every other status as under processing. None of the three says that an order
 * was cancelled, so `Cancelled` is sent as it is. Our shop shows it by the `outcome` beside it.
 */
export type OrderStatus = 'Open' | 'Complete' | 'CompleteWithTracking' | 'Cancelled'

/**
 * The state of an order's money (docs/decisions/0019-money-moves-when-confirmed.md). `none`: the order was free.
 * `capturing`, `refunding` and `cancelling` last from the operator's command until the provider confirms or refuses.
 * `reviewing`: the provider checks the customer. `released`: the provider has released the reserved money without a
 * request. `disputed`: the customer's bank has taken the money back.
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
