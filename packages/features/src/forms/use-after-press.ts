import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that delays work until the current press has ended. An error that appears on blur moves everything
 * below it, so that a press on the button below would miss.
 */
export function useAfterPress() {
  const isPressing = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => (isPressing.current = type === 'pointerdown')
    const events = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const event of events) addEventListener(event, note, true)
    return () => {
      for (const event of events) removeEventListener(event, note, true)
    }
  }, [])
  return useCallback((run: () => void) => {
    setTimeout(() => {
      if (isPressing.current) addEventListener('pointerup', () => setTimeout(run), { once: true })
      else run()
    })
  }, [])
}
