import { isUndecided } from '@shop/domain/account/visit.ts'
import type { TransactionIds } from '@shop/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnauthorised } from '../../runtime/failures/failures.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useVisit } from '../../session/visit/use-visit.ts'
import { UNREAD, watchPayment, type WatchedPayment, type WatchOptions } from './watch-payment.ts'

/** What is known of a payment, and a way to ask again. */
export interface RunningWatch extends WatchedPayment {
  again: () => void
}

/**
 * Watches a payment while its page is open. `until` and `own` must stay the same functions between renders. Where an expired
 * login stopped the read, the next login repeats it.
 */
export function usePayment({ transactionId, correlationId }: TransactionIds, options: WatchOptions): RunningWatch {
  const { until, own, every, for: limit } = options
  const { loadGateway, visit } = useShop()
  const [watched, setWatched] = useState<WatchedPayment>(UNREAD)
  const watch = useRef<ReturnType<typeof watchPayment>>(undefined)
  const isInterrupted = useVisit(isUndecided)
  const mustWait = isInterrupted && watched.phase === 'asking'

  useEffect(() => {
    if (mustWait) return undefined
    const show = (next: WatchedPayment) => {
      const isRefused = isUnauthorised(next.error) && isUndecided(visit.getState())
      if (!isRefused) setWatched(next)
    }
    watch.current = watchPayment(
      { loadGateway },
      { transactionId, correlationId },
      { until, own, every, for: limit },
      show,
    )
    return watch.current.close
  }, [loadGateway, visit, transactionId, correlationId, until, own, every, limit, mustWait])

  const again = useCallback(() => watch.current?.again(), [])
  return { ...watched, again }
}
