import { useEffect, useState } from 'react'

interface Arrived<Value> {
  promise: Promise<Value>
  value?: Value
  error?: unknown
}

/**
 * Returns the value of a loader, or `known` until a promised value arrives. The component stays mounted, so that what the
 * visitor types or chooses meanwhile is kept. Throws if the promise rejects.
 */
export function useDeferredData<Value>(given: Value | Promise<Value>, known: Value | undefined): Value | undefined {
  const [arrived, setArrived] = useState<Arrived<Value>>()
  useEffect(() => {
    if (!(given instanceof Promise)) return undefined
    let isWaiting = true
    const arrive = (result: Omit<Arrived<Value>, 'promise'>) => isWaiting && setArrived({ promise: given, ...result })
    given.then(
      (value) => arrive({ value }),
      (error: unknown) => arrive({ error }),
    )
    return () => {
      isWaiting = false
    }
  }, [given])

  if (!(given instanceof Promise)) return given
  if (arrived?.promise !== given) return known
  if (arrived.error) throw arrived.error
  return arrived.value
}
