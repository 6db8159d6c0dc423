import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { readStrictly, type PaymentResult } from './payment-result.ts'
import type { OwnResult, ProviderAnswer } from './providers/provider.ts'
import { POLL_INTERVAL, POLL_TIMEOUT, type Recheck } from './use-transaction.ts'

/** What is known of a payment that its provider shows by itself. */
export interface AnsweredTransaction {
  answer: ProviderAnswer | undefined
  transaction: Transaction | undefined
}

/** What became of it; `unknown` where neither provider nor gateway know of such a payment. */
export type AnsweredResult = PaymentResult | 'unknown'

/**
 * Asks the provider what became of a payment, then reads the transaction, whatever the answer was (RES-06, RES-07). While
 * nobody knows it asks again, as long as other payments are polled: an answer that was lost is no result. An order whose
 * transaction cannot be read is read for as long: statistics need it. `answered` is nothing until there is a first answer.
 */
export function useProviderAnswer({ transactionId, correlationId }: TransactionIds, ask: OwnResult['ask']) {
  const { loadGateway } = useServices()
  const [answered, setAnswered] = useState<AnsweredTransaction>()
  const [isRunning, setRunning] = useState(true)
  const [round, setRound] = useState(0)
  const known = useRef<AnsweredTransaction>({ answer: undefined, transaction: undefined })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let triesLeft = POLL_TIMEOUT / POLL_INTERVAL
    let next: ReturnType<typeof setTimeout> | undefined
    const find = async () => {
      const before = known.current
      const found = await lookUp({ transactionId, correlationId }, before.answer).catch(() => before)
      if (signal.aborted) return
      const now = { answer: merged(before.answer, found.answer), transaction: found.transaction ?? before.transaction }
      known.current = now
      setAnswered(now)
      triesLeft -= 1
      if (triesLeft > 0 && isIncomplete(now)) next = setTimeout(() => void find(), POLL_INTERVAL)
      else setRunning(false)
    }
    const lookUp = async (ids: TransactionIds, before: ProviderAnswer | undefined): Promise<AnsweredTransaction> => {
      const gateway = await loadGateway()
      const answer = before?.orderNumber ? before : await ask(gateway, ids, signal).catch(() => undefined)
      // Who comes without the second number gets it from the answer (OP-13).
      const whole = { ...ids, correlationId: ids.correlationId ?? answer?.correlationId }
      const transaction = await gateway.cart.getTransaction(whole, signal).catch(() => undefined)
      return { answer, transaction }
    }
    void find()
    return () => {
      clearTimeout(next)
      leaving.abort()
    }
  }, [loadGateway, transactionId, correlationId, ask, round])

  const start = () => {
    if (isRunning) return
    setRunning(true)
    setRound(round + 1)
  }
  const recheck: Recheck = { isRepeated: round > 0, isRunning, start }
  return { answered, recheck }
}

/** Reads the result; a provider that says nothing leaves what the transaction says, but never "failed" of what is only not known (RES-07). */
export function readAnswered({ answer, transaction }: AnsweredTransaction): AnsweredResult {
  if (!answer && !transaction) return 'unknown'
  const result = transaction ? readStrictly(transaction) : 'pending'
  if (answer?.orderNumber || result === 'placed') return 'placed'
  return answer ? result : 'pending'
}

/** Whether the outcome is not known yet, or the order is placed and what was bought is not known. */
function isIncomplete(known: AnsweredTransaction): boolean {
  const result = readAnswered(known)
  return result === 'pending' || (result === 'placed' && !known.transaction?.orderNumber)
}

/** The newest answer, with the words that are on show already: put there again, a provider's frame would begin anew. */
const merged = (shown: ProviderAnswer | undefined, newest: ProviderAnswer | undefined): ProviderAnswer | undefined =>
  newest ? { ...newest, html: shown?.html || newest.html } : shown
