/** The owner of a cart or an order: a visitor, registered or not, in one shop. */
export interface VisitorKey {
  shopId: string
  userId: string
}
