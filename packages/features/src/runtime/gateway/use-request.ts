import type { Gateway } from '@shop/api-client'
import { useEffect, useState } from 'react'
import { useServices } from './services.ts'

/**
 * Asks the gateway for something that a page can be read without, such as recommendations: nothing until it is there, and
 * nothing when it cannot be had. Give the same function as long as the same thing is asked for.
 */
export function useRequest<Answer>(
  ask: (gateway: Gateway, signal: AbortSignal) => Promise<Answer>,
): Answer | undefined {
  const { loadGateway } = useServices()
  const [given, setGiven] = useState<{ ask: typeof ask; answer: Answer }>()
  useEffect(() => {
    const leaving = new AbortController()
    loadGateway()
      .then((gateway) => ask(gateway, leaving.signal))
      .then(
        (answer) => !leaving.signal.aborted && setGiven({ ask, answer }),
        () => undefined,
      )
    return () => leaving.abort()
  }, [loadGateway, ask])
  return given?.ask === ask ? given.answer : undefined
}
