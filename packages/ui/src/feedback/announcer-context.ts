import { createContext, useContext } from 'react'

/** A short confirmation at the bottom of the window. */
export interface Toast {
  text: string
  /** A button in the toast, such as undo. */
  action?: { label: string; run: () => void } | undefined
}

/** Tells the visitor what has happened. */
export interface Announcer {
  /** Shows a toast. */
  show: (toast: Toast) => void
  /** Announces a text to screen readers only. */
  announce: (text: string) => void
}

/** The announcer of the page. Without a provider nothing is announced. */
export const AnnouncerContext = createContext<Announcer>({ show: () => {}, announce: () => {} })

/** Returns the announcer of the page. */
export const useAnnouncer = () => useContext(AnnouncerContext)
