import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated: false in the server's HTML and while React compares the page with it, true from then on. */
export const useHydrated = () => useSyncExternalStore(neverChanges, isTrue, isFalse)

const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
