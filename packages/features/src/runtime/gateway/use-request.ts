import { useEffect, useState } from 'react'

/**
 * Asks for something that a page can be read without, such as recommendations: nothing until it is there, and nothing
 * when it cannot be had. Give the same function as long as the same thing is asked for.
 */
export function useRequest<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Answer | undefined {
  const [given, setGiven] = useState<{ ask: typeof ask; answer: Answer }>()
  useEffect(() => {
    const asking = new AbortController()
    ask(asking.signal).then(
      (answer) => !asking.signal.aborted && setGiven({ ask, answer }),
      () => undefined,
    )
    return () => asking.abort()
  }, [ask])
  return given?.ask === ask ? given.answer : undefined
}
