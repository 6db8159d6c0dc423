import { sql, type SQL } from 'drizzle-orm'
import type { OrderPaymentStatus } from '../model/order-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// Of captured money a provider may say nothing when the shop's people refund it there.
const WATCHED_DAYS = 60

const INTERVALS: Partial<Readonly<Record<OrderPaymentStatus, SQL>>> = {
  capturing: sql`interval '10 minutes'`,
  refunding: sql`interval '10 minutes'`,
  cancelling: sql`interval '10 minutes'`,
  authorised: sql`interval '1 day'`,
  reviewing: sql`interval '1 day'`,
  captured: sql`interval '7 days'`,
}

/** When the provider is asked again where the money of an order stands, besides its webhooks; never for money that rests. */
export function nextReading(paymentStatus: OrderPaymentStatus, { placedAt }: { placedAt: Date }): SQL | null {
  const interval = INTERVALS[paymentStatus]
  const isOver = paymentStatus === 'captured' && Date.now() - placedAt.getTime() > WATCHED_DAYS * DAY_MS
  return interval && !isOver ? sql`now() + ${interval}` : null
}
