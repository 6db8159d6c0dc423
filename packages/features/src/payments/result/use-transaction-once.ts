import type { TransactionIds } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useEffect, useState } from 'react'
import { isGlobalFailure, isUnauthorised, isUnreadable } from '../../runtime/failures/failures.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useSession, useSessionStore } from '../../session/session-context.ts'

/**
 * The result of one request for a transaction. `transaction` is undefined if it is unknown, another visitor's, or could not
 * be requested.
 */
export type TransactionLookup =
  | { isLoading: true }
  | { isLoading: false; hasFailed: boolean; isNotFound: boolean; transaction: Transaction | undefined }

/**
 * Requests a transaction once, before a page decides what to show. Repeats a request that was refused after an expired
 * login, after the next login.
 */
export function useTransactionOnce({ transactionId, correlationId }: TransactionIds): TransactionLookup {
  const { loadGateway } = useShop()
  const session = useSessionStore()
  const isInterrupted = useSession(({ interrupted }) => interrupted !== undefined)
  const [lookup, setLookup] = useState<TransactionLookup>({ isLoading: true })
  const mustWait = isInterrupted && lookup.isLoading
  useEffect(() => {
    if (mustWait) return undefined
    const leaving = new AbortController()
    const found = (transaction: Transaction | undefined, error?: unknown) => {
      // The next login repeats the request.
      const isRefused = isUnauthorised(error) && session.getState().interrupted !== undefined
      if (leaving.signal.aborted || isRefused) return
      setLookup({
        isLoading: false,
        hasFailed: isGlobalFailure(error) || isUnreadable(error),
        isNotFound: isNotFound(error),
        transaction,
      })
    }
    loadGateway()
      .then(({ cart }) => cart.getTransaction({ transactionId, correlationId }, leaving.signal))
      .then(
        (transaction) => found(transaction),
        (error: unknown) => found(undefined, error),
      )
    return () => leaving.abort()
  }, [loadGateway, session, transactionId, correlationId, mustWait])
  return lookup
}
