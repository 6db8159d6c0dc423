import { useSyncExternalStore } from 'react'

/** Today where the visitor is; unknown in the server's HTML, which may be read on another day, and until hydration. */
export function useToday(): Date | undefined {
  const today = useSyncExternalStore(neverTells, dayNow, unknownDay)
  return today === undefined ? undefined : new Date(today)
}

// Midnight passes unseen: a page that stays open over night shows the new day with its next change.
const neverTells = () => () => undefined
const dayNow = () => new Date().toDateString()
const unknownDay = () => undefined
