import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { OrderPaymentStatus } from '../model/order-state.ts'

// A provider may send no webhook if the shop refunds captured money in the provider's own portal.
const WATCHED_FOR = sql`interval '60 days'`

const INTERVALS: Partial<Readonly<Record<OrderPaymentStatus, SQL>>> = {
  capturing: sql`interval '10 minutes'`,
  refunding: sql`interval '10 minutes'`,
  cancelling: sql`interval '10 minutes'`,
  authorised: sql`interval '1 day'`,
  reviewing: sql`interval '1 day'`,
  captured: sql`interval '7 days'`,
}

/** Returns when to poll the provider next about the money of an order placed then. Null if the money's state is final. */
export function nextReading(paymentStatus: OrderPaymentStatus, placedAt: SQLWrapper): SQL | null {
  const interval = INTERVALS[paymentStatus]
  if (!interval) return null
  const next = sql`now() + ${interval}`
  return paymentStatus === 'captured' ? sql`case when ${placedAt} >= now() - ${WATCHED_FOR} then ${next} end` : next
}
