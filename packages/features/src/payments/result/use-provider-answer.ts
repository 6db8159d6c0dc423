import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { readStrictly, type PaymentResult } from './payment-result.ts'
import type { OwnResult, ProviderAnswer } from '../providers/provider.ts'
import { POLL_INTERVAL, POLL_TIMEOUT, type Recheck } from './use-transaction.ts'

/** The known state of a payment whose result its provider shows. */
export interface AnsweredTransaction {
  answer: ProviderAnswer | undefined
  transaction: Transaction | undefined
}

/** The result. `unknown` if neither provider nor gateway has such a payment. */
export type AnsweredResult = PaymentResult | 'unknown'

/**
 * Requests the provider's result, then reads the transaction in any case. Repeats both while the outcome is unknown, as long
 * as other payments are polled. A lost response is no result. Reads the transaction of a placed order for as long, because
 * analytics needs it. `answered` is undefined until the first response.
 */
export function useProviderAnswer({ transactionId, correlationId }: TransactionIds, ask: OwnResult['ask']) {
  const { loadGateway } = useShop()
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
      // A visitor without the correlation id gets it from the response.
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

/** Reads the result. Without the provider's response, a transaction that is not placed reads as pending. */
export function readAnswered({ answer, transaction }: AnsweredTransaction): AnsweredResult {
  if (!answer && !transaction) return 'unknown'
  const result = transaction ? readStrictly(transaction) : 'pending'
  if (answer?.orderNumber || result === 'placed') return 'placed'
  return answer ? result : 'pending'
}

/** Whether the outcome is unknown, or the transaction of a placed order is. */
function isIncomplete(known: AnsweredTransaction): boolean {
  const result = readAnswered(known)
  return result === 'pending' || (result === 'placed' && !known.transaction?.orderNumber)
}

/**
 * Returns the newest response with the HTML that is already shown, because a provider's frame would restart in new HTML.
 */
const merged = (shown: ProviderAnswer | undefined, newest: ProviderAnswer | undefined): ProviderAnswer | undefined =>
  newest ? { ...newest, html: shown?.html || newest.html } : shown
