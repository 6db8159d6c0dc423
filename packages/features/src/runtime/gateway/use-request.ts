import type { Gateway } from '@shop/api-client'
import { useEffect, useState } from 'react'
import { useShop } from '../state/shop-context.ts'

interface Given<Ask, Answer> {
  ask: Ask
  attempt: number
  answer?: Answer
  hasFailed: boolean
}

/**
 * Requests something that a page can be used without, such as recommendations. A page may show a failure and offer a retry.
 * Pass the same function for as long as the request is the same: another function starts another request.
 */
export function useRequest<Answer>(ask: (gateway: Gateway, signal: AbortSignal) => Promise<Answer>) {
  const { loadGateway } = useShop()
  const [attempt, setAttempt] = useState(1)
  const [given, setGiven] = useState<Given<typeof ask, Answer>>()
  useEffect(() => {
    const leaving = new AbortController()
    const give = (result: Pick<Given<typeof ask, Answer>, 'answer' | 'hasFailed'>) =>
      !leaving.signal.aborted && setGiven({ ask, attempt, ...result })
    loadGateway()
      .then((gateway) => ask(gateway, leaving.signal))
      .then(
        (answer) => give({ answer, hasFailed: false }),
        () => give({ hasFailed: true }),
      )
    return () => leaving.abort()
  }, [loadGateway, ask, attempt])

  const isThis = given?.ask === ask
  return {
    answer: isThis ? given.answer : undefined,
    hasFailed: isThis && given.hasFailed,
    /** Whether the request is being repeated after a failure. */
    isRetrying: isThis && given.hasFailed && given.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
