import { createContext, useContext } from 'react'

/** Good news in a sentence, with a way to take it back. */
export interface Toast {
  text: string
  action?: { label: string; run: () => void } | undefined
}

/** Shows a toast, or says a sentence to screen readers only. */
export interface Announcer {
  show: (toast: Toast) => void
  say: (text: string) => void
}

/** Reaches the page's one announcer; without one nothing is said. */
export const AnnouncerContext = createContext<Announcer>({ show: () => {}, say: () => {} })

/** The page's announcer. */
export const useAnnouncer = () => useContext(AnnouncerContext)
