/** Whom something belongs to: a visitor, registered or not, in one shop. */
export interface VisitorKey {
  shopId: string
  userId: string
}
