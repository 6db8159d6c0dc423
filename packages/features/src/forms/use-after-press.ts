import { useCallback, useEffect, useRef } from 'react'

/**
 * Waits with something until the press that has begun is over. An error that appears on leaving a field moves
 * everything below it: were it shown while the finger is down, the press on the button below would miss.
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
