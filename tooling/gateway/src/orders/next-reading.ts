import { sql, type SQL } from 'drizzle-orm'
import type { OrderPaymentStatus } from '../model/order-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// A provider may send no webhook if the shop refunds captured money in the provider's own portal.
const WATCHED_DAYS = 60

const INTERVALS: Partial<Readonly<Record<OrderPaymentStatus, SQL>>> = {
  capturing: sql`interval '10 minutes'`,
  refunding: sql`interval '10 minutes'`,
  cancelling: sql`interval '10 minutes'`,
  authorised: sql`interval '1 day'`,
  reviewing: sql`interval '1 day'`,
  captured: sql`interval '7 days'`,
}

/** Returns when to poll the provider next about an order's money, or null if its state is final. */
export function nextReading(paymentStatus: OrderPaymentStatus, { placedAt }: { placedAt: Date }): SQL | null {
  const interval = INTERVALS[paymentStatus]
  const isOver = paymentStatus === 'captured' && Date.now() - placedAt.getTime() > WATCHED_DAYS * DAY_MS
  return interval && !isOver ? sql`now() + ${interval}` : null
}
