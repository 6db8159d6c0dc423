declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** What consent script and tag manager read: commands and events in the order in which they came. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= [])

/**
 * Gives something to what reads the data layer. A tag manager puts its own function in the place of `push`: what that
 * throws must reach neither the cart nor the router.
 */
export function pushToDataLayer(entry: unknown) {
  try {
    dataLayer().push(entry)
  } catch {
    // Counting is not worth a broken shop.
  }
}

type Command =
  | [name: 'consent', kind: 'default', states: Record<string, string | number>]
  | [name: 'set', values: Record<string, string>]

/** Gives a command to what reads the data layer. It knows one by its being an `arguments` object: an array would not do. */
export function gtag(..._command: Command) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  pushToDataLayer(arguments)
}
