import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/transaction.ts'
import { useEffect, useState } from 'react'
import { useServices } from '../runtime/gateway/services.ts'

/** The answer to one request for a transaction; nothing for one that is unknown, foreign or cannot be had. */
export type TransactionLookup = { isLoading: true } | { isLoading: false; transaction: Transaction | undefined }

/** Asks for a transaction once, before a page decides what to show (OP-26). */
export function useTransactionOnce({ transactionId, correlationId }: TransactionIds): TransactionLookup {
  const { loadGateway } = useServices()
  const [lookup, setLookup] = useState<TransactionLookup>({ isLoading: true })
  useEffect(() => {
    const leaving = new AbortController()
    const found = (transaction: Transaction | undefined) => {
      if (!leaving.signal.aborted) setLookup({ isLoading: false, transaction })
    }
    loadGateway()
      .then(({ cart }) => cart.getTransaction({ transactionId, correlationId }, leaving.signal))
      .then(found, () => found(undefined))
    return () => leaving.abort()
  }, [loadGateway, transactionId, correlationId])
  return lookup
}
