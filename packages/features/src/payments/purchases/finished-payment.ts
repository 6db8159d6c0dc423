import type { TransactionIds } from '@shop/api-client'
import * as v from 'valibot'
import { readJson, type KeyValueStore } from '../../runtime/platform/storage.ts'
import { FINISHED_PAYMENT, PAYMENT_POSITION } from './forget-payments.ts'

const idsSchema = v.object({ transactionId: v.string(), correlationId: v.optional(v.string()) })
const positionSchema = v.object({ transactionId: v.string(), position: v.number() })

/** The most history entries that a browser keeps per tab. Beyond them positions shift. */
const MAX_ENTRIES = 50

/**
 * The latest payment of this tab whose result was shown and is no failure. Back leads to that result instead of an expired
 * form or bank page.
 */
export function createFinishedPayment(storage: KeyValueStore) {
  const find = (): TransactionIds | undefined => {
    const stored = v.safeParse(idsSchema, readJson(storage, FINISHED_PAYMENT))
    return stored.success ? stored.output : undefined
  }
  return {
    keep: (ids: TransactionIds) => storage.write(FINISHED_PAYMENT, JSON.stringify(ids)),
    find,
    /** Removes it, if it is this transaction's. */
    forget: (transactionId: string) => {
      if (find()?.transactionId === transactionId) storage.remove(FINISHED_PAYMENT)
    },
  }
}

/**
 * Stores the history position at which a payment starts, for `stepsBackToPayment`. A return from a bank has a query, which
 * the page may have removed from its address already.
 */
export function notePaymentPosition(storage: KeyValueStore, transactionId: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward') return forgetPaymentPosition(storage)
  if (opened?.type !== 'navigate' || opened.name.includes('?')) return
  // A page opened by a link is the last history entry.
  const position = history.length - 1
  if (history.length >= MAX_ENTRIES) storage.remove(PAYMENT_POSITION)
  else storage.write(PAYMENT_POSITION, JSON.stringify({ transactionId, position }))
}

/** Removes that position. After the visitor has moved in the history, the current page may not be the last entry. */
export const forgetPaymentPosition = (storage: KeyValueStore): void => storage.remove(PAYMENT_POSITION)

/** Returns the number of a bank's history entries between the start of its payment and this page, the last entry. */
export function stepsBackToPayment(storage: KeyValueStore, transactionId: string): number {
  const noted = v.safeParse(positionSchema, readJson(storage, PAYMENT_POSITION))
  if (!noted.success || noted.output.transactionId !== transactionId || history.length >= MAX_ENTRIES) return 0
  return Math.max(0, history.length - 1 - noted.output.position)
}
