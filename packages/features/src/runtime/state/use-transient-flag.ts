import { useCallback, useEffect, useState } from 'react'

/** Something that is so for a moment only, such as a highlight; starting it again starts the time anew. */
export function useTransientFlag(milliseconds: number): [isNow: boolean, start: () => void] {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    if (started === 0) return undefined
    const timer = setTimeout(() => setStarted(0), milliseconds)
    return () => clearTimeout(timer)
  }, [started, milliseconds])
  return [started > 0, useCallback(() => setStarted((times) => times + 1), [])]
}
