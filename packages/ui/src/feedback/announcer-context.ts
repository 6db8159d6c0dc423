import { createContext, useContext } from 'react'

/** A short confirmation, with an optional action such as undo. */
export interface Toast {
  text: string
  action?: { label: string; run: () => void } | undefined
}

/** Shows a toast, or announces a sentence to screen readers only. */
export interface Announcer {
  show: (toast: Toast) => void
  say: (text: string) => void
}

/** The page's announcer; without a provider nothing is announced. */
export const AnnouncerContext = createContext<Announcer>({ show: () => {}, say: () => {} })

/** The page's announcer. */
export const useAnnouncer = () => useContext(AnnouncerContext)
