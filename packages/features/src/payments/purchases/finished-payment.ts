import * as v from 'valibot'
import { bySchema } from '../../runtime/memory/by-schema.ts'
import { defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'

/**
 * The latest payment of this tab whose result was shown and is no failure. Back leads to that result instead of an expired
 * form or bank page.
 */
export const finishedPayment = defineMemory(
  'payment.finished',
  bySchema(v.object({ transactionId: v.string(), correlationId: v.optional(v.string()) })),
)

/** Removes it, if it is this transaction's. */
export const forgetFinishedPayment = (platform: PlatformOf<'payment'>, transactionId: string) =>
  finishedPayment.update(platform, (before) => (before?.transactionId === transactionId ? undefined : before))

/** The history position at which a payment starts, for `stepsBackToPayment`. */
export const paymentPosition = defineMemory(
  'payment.position',
  bySchema(v.object({ transactionId: v.string(), position: v.number() })),
)

/** The most history entries that a browser keeps per tab. Beyond them positions shift. */
const MAX_ENTRIES = 50

/**
 * Stores the position. A return from a bank has a query, which the page may have removed from its address already. After the
 * visitor has moved in the history, the current page may not be the last entry.
 */
export function notePaymentPosition(platform: PlatformOf<'payment'>, transactionId: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward') return paymentPosition.forget(platform)
  if (opened?.type !== 'navigate' || opened.name.includes('?')) return
  // A page opened by a link is the last history entry.
  const position = history.length - 1
  if (history.length >= MAX_ENTRIES) paymentPosition.forget(platform)
  else paymentPosition.write(platform, { transactionId, position })
}

/** Returns the number of a bank's history entries between the start of its payment and this page, the last entry. */
export function stepsBackToPayment(platform: PlatformOf<'payment'>, transactionId: string): number {
  const noted = paymentPosition.read(platform)
  if (noted?.transactionId !== transactionId || history.length >= MAX_ENTRIES) return 0
  return Math.max(0, history.length - 1 - noted.position)
}
