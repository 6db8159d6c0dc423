import { useCallback, useEffect, useState } from 'react'

/** A flag that resets itself after a time, such as a highlight. Starting it again restarts the time. */
export function useTransientFlag(milliseconds: number): [isNow: boolean, start: () => void] {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    if (started === 0) return undefined
    const timer = setTimeout(() => setStarted(0), milliseconds)
    return () => clearTimeout(timer)
  }, [started, milliseconds])
  return [started > 0, useCallback(() => setStarted((times) => times + 1), [])]
}
