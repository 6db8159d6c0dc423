import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useEffect, useState } from 'react'
import type { ReadResult } from './payment-result.ts'
import { useShop } from '../../runtime/state/shop-context.ts'

/** The interval between two requests for a transaction, and the time limit of polling, in milliseconds. */
export const POLL_INTERVAL = 3_000
export const POLL_TIMEOUT = 15_000

/** A transaction's last response, and whether it is still polled. */
interface PolledTransaction {
  isPolling: boolean
  transaction: Transaction | undefined
}

/** Another round of polling after the time limit. */
export interface Recheck {
  /** Whether the customer has requested one before. */
  isRepeated: boolean
  isRunning: boolean
  start: () => void
}

/**
 * Polls a transaction until it is final or the time limit is reached. A failed request is no result, because a customer who
 * has paid must not read that the payment failed. The next request decides.
 */
export function useTransaction(ids: TransactionIds, readResult: ReadResult): PolledTransaction & { recheck: Recheck } {
  const { transactionId, correlationId } = ids
  const { loadGateway } = useShop()
  const [polled, setPolled] = useState<PolledTransaction>({ isPolling: true, transaction: undefined })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    let next: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      const transaction = await loadGateway()
        .then(({ cart }) => cart.getTransaction({ transactionId, correlationId }, leaving.signal))
        .catch(() => undefined)
      if (leaving.signal.aborted) return
      const final = transaction !== undefined && readResult(transaction) !== 'pending'
      setPolled((before) => ({
        isPolling: before.isPolling && !final,
        transaction: transaction ?? before.transaction,
      }))
      if (final) clearTimeout(end)
      else next = setTimeout(() => void poll(), POLL_INTERVAL)
    }
    const end = setTimeout(() => {
      clearTimeout(next)
      leaving.abort()
      setPolled((before) => ({ ...before, isPolling: false }))
    }, POLL_TIMEOUT)
    void poll()
    return () => {
      clearTimeout(next)
      clearTimeout(end)
      leaving.abort()
    }
  }, [loadGateway, transactionId, correlationId, readResult, round])

  const start = () => {
    if (polled.isPolling) return
    setPolled((before) => ({ ...before, isPolling: true }))
    setRound(round + 1)
  }
  return { ...polled, recheck: { isRepeated: round > 0, isRunning: polled.isPolling, start } }
}
