declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** What consent script and tag manager read: commands and events in the order in which they came. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= [])
