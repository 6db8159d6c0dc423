import type { TransactionIds } from '@shop/api-client'
import * as v from 'valibot'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import { FINISHED_PAYMENT, PAYMENT_POSITION } from './forget-payments.ts'

const idsSchema = v.object({ transactionId: v.string(), correlationId: v.optional(v.string()) })
const positionSchema = v.object({ transactionId: v.string(), position: v.number() })

/** A browser keeps no more entries of a tab than this: from then on their places change. */
const MAX_ENTRIES = 50

/**
 * The latest payment of this tab whose result has been on show and is no failure. Back leads to that result instead of
 * to a form or a bank's page that is over.
 */
export function createFinishedPayment(storage: KeyValueStore) {
  const find = (): TransactionIds | undefined => {
    const kept = v.safeParse(idsSchema, readJson(storage, FINISHED_PAYMENT))
    return kept.success ? kept.output : undefined
  }
  return {
    keep: (ids: TransactionIds) => storage.write(FINISHED_PAYMENT, JSON.stringify(ids)),
    find,
    /** Forgets it, if it is this transaction's. */
    forget: (transactionId: string) => {
      if (find()?.transactionId === transactionId) storage.remove(FINISHED_PAYMENT)
    },
  }
}

/**
 * Notes where in the history of this tab a payment begins, for `stepsBackToPayment`. A return from a bank is opened with a
 * query, which the page may have removed from its address by now.
 */
export function notePaymentPosition(storage: KeyValueStore, transactionId: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward') return forgetPaymentPosition(storage)
  if (opened?.type !== 'navigate' || opened.name.includes('?')) return
  // A page that is opened by a link is the last of the tab's history.
  const position = history.length - 1
  if (history.length >= MAX_ENTRIES) storage.remove(PAYMENT_POSITION)
  else storage.write(PAYMENT_POSITION, JSON.stringify({ transactionId, position }))
}

/** Forgets that place: once the visitor has gone through the history, the page on show need not be its last. */
export const forgetPaymentPosition = (storage: KeyValueStore): void => storage.remove(PAYMENT_POSITION)

/** How many pages of a bank stand between this page, the last of the history, and the first of its payment. */
export function stepsBackToPayment(storage: KeyValueStore, transactionId: string): number {
  const noted = v.safeParse(positionSchema, readJson(storage, PAYMENT_POSITION))
  if (!noted.success || noted.output.transactionId !== transactionId || history.length >= MAX_ENTRIES) return 0
  return Math.max(0, history.length - 1 - noted.output.position)
}
