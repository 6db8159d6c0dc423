/** What a line of the log says of an event, besides when it happened. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

// A terminal that shows the log takes them for commands or for the end of the line; JSON does not escape them by itself.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An event as one line of JSON: whatever a value contains, it can neither end the line nor begin another. */
export const logLine = (at: Date, event: string, fields: LogFields = {}): string =>
  JSON.stringify({ time: at.toISOString(), event, ...fields }).replaceAll(CONTROLS, escaped)
