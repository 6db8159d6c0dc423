declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** What consent script and tag manager read: commands and events in the order in which they came. */
export const dataLayer = (): unknown[] => (window.dataLayer ??= [])

type Command =
  | [name: 'consent', kind: 'default', states: Record<string, string | number>]
  | [name: 'set', values: Record<string, string>]

/** Gives a command to what reads the data layer. It knows one by its being an `arguments` object: an array would not do. */
export function gtag(..._command: Command) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments)
}
