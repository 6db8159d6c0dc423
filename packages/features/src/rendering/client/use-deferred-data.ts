import { useEffect, useState } from 'react'

interface Arrived<Value> {
  promise: Promise<Value>
  value?: Value
  error?: unknown
}

/**
 * What a loader gave: the value itself, or what is known meanwhile until a promised one arrives. The part that shows it
 * stays the same, so that what a visitor has typed or chosen meanwhile survives. A promise that fails throws here.
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
