import { useSyncExternalStore, type ReactNode } from 'react'

/** Returns false in the server's HTML and during hydration, when React compares the page with that HTML. True from then on. */
export const useHydrated = () => useSyncExternalStore(neverChanges, isTrue, isFalse)

/** Renders its children in the browser only: what the server cannot know, or what does nothing without a script. */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)

const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
