import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/transaction.ts'
import { useEffect, useState } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import type { OwnResult, ProviderAnswer } from './providers/provider.ts'

/** What is known of a payment that its provider shows by itself: nothing at all where it is unknown to both. */
export interface AnsweredTransaction {
  isAsking: boolean
  answer: ProviderAnswer | undefined
  transaction: Transaction | undefined
}

/** Asks the provider what became of a payment, then reads the transaction, whatever the answer was (RES-06, RES-07). */
export function useProviderAnswer({ transactionId, correlationId }: TransactionIds, ask: OwnResult['ask']) {
  const { loadGateway } = useServices()
  const [answered, setAnswered] = useState<AnsweredTransaction>({
    isAsking: true,
    answer: undefined,
    transaction: undefined,
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const find = async () => {
      const gateway = await loadGateway()
      const answer = await ask(gateway, { transactionId, correlationId }, signal).catch(() => undefined)
      // Who comes without the second number gets it from the answer (OP-13).
      const ids = { transactionId, correlationId: correlationId ?? answer?.correlationId }
      const transaction = await gateway.cart.getTransaction(ids, signal).catch(() => undefined)
      if (!signal.aborted) setAnswered({ isAsking: false, answer, transaction })
    }
    find().catch(() => {
      if (!signal.aborted) setAnswered((before) => ({ ...before, isAsking: false }))
    })
    return () => leaving.abort()
  }, [loadGateway, transactionId, correlationId, ask])
  return answered
}
