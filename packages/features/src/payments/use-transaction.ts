import type { Gateway, TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/transaction.ts'
import { useEffect, useState } from 'react'
import type { ReadResult } from './payment-result.ts'

/** Milliseconds between two requests for a transaction, and until polling ends (RES-02, RES-03). */
export const POLL_INTERVAL = 3_000
export const POLL_TIMEOUT = 15_000

/** What is known of a transaction: still looking, or what was seen last. */
export type PolledTransaction = { isPolling: boolean; transaction: Transaction | undefined }

/**
 * Looks at a transaction until it is final or the time is up (RES-02, RES-03). A request that fails is no result:
 * whoever has paid must not read that something failed, so the next look decides.
 */
export function useTransaction(gateway: Gateway, ids: TransactionIds, readResult: ReadResult): PolledTransaction {
  const { transactionId, correlationId } = ids
  const [polled, setWatched] = useState<PolledTransaction>({ isPolling: true, transaction: undefined })

  useEffect(() => {
    const leaving = new AbortController()
    let next: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const transaction = await gateway.cart
        .getTransaction({ transactionId, correlationId }, leaving.signal)
        .catch(() => undefined)
      if (leaving.signal.aborted) return
      const final = transaction !== undefined && readResult(transaction) !== 'open'
      setWatched((before) => ({
        isPolling: before.isPolling && !final,
        transaction: transaction ?? before.transaction,
      }))
      if (!final) next = setTimeout(() => void look(), POLL_INTERVAL)
    }
    const end = setTimeout(() => {
      clearTimeout(next)
      leaving.abort()
      setWatched((before) => ({ ...before, isPolling: false }))
    }, POLL_TIMEOUT)
    void look()
    return () => {
      clearTimeout(next)
      clearTimeout(end)
      leaving.abort()
    }
  }, [gateway, transactionId, correlationId, readResult])

  return polled
}
