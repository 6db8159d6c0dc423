declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The commands and events for the consent script and the tag manager, in order. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= [])

/**
 * Adds an entry to the data layer. A tag manager replaces `push`, so its errors are caught: they must reach neither the
 * cart nor the router.
 */
export function pushToDataLayer(entry: unknown) {
  try {
    dataLayer().push(entry)
  } catch {
    // Analytics must not break the shop.
  }
}

type Command =
  | [name: 'consent', kind: 'default', states: Record<string, string | number>]
  | [name: 'set', values: Record<string, string | undefined>]

/** Adds a command to the data layer. Must be an `arguments` object. An array is not recognised as a command. */
export function gtag(..._command: Command) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  pushToDataLayer(arguments)
}
