import type { Gateway, TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/transaction.ts'
import { useEffect, useState } from 'react'

/** Milliseconds between two looks at a transaction, and until the looking ends (documents: 9 business constants). */
export const POLL_EVERY = 3_000
export const POLL_FOR = 15_000

/** What is known of a transaction: still looking, or what was seen last. */
export type Watched = { isWatching: boolean; transaction: Transaction | undefined }

/**
 * Looks at a transaction until it is settled or the time is up (RES-02, RES-03). A look that fails is no verdict:
 * whoever has paid must not read that something failed, so the next look decides.
 */
export function useTransaction(
  gateway: Gateway,
  ids: TransactionIds,
  isSettled: (transaction: Transaction) => boolean,
): Watched {
  const { transactionId, correlationId } = ids
  const [watched, setWatched] = useState<Watched>({ isWatching: true, transaction: undefined })

  useEffect(() => {
    const leaving = new AbortController()
    let next: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const transaction = await gateway.cart
        .getTransaction({ transactionId, correlationId }, leaving.signal)
        .catch(() => undefined)
      if (leaving.signal.aborted) return
      const settled = transaction !== undefined && isSettled(transaction)
      setWatched((before) => ({
        isWatching: before.isWatching && !settled,
        transaction: transaction ?? before.transaction,
      }))
      if (!settled) next = setTimeout(() => void look(), POLL_EVERY)
    }
    const end = setTimeout(() => {
      clearTimeout(next)
      leaving.abort()
      setWatched((before) => ({ ...before, isWatching: false }))
    }, POLL_FOR)
    void look()
    return () => {
      clearTimeout(next)
      clearTimeout(end)
      leaving.abort()
    }
  }, [gateway, transactionId, correlationId, isSettled])

  return watched
}
