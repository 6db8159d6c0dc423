/** The fields of an event in the log, besides its time. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

// Terminals read these as commands or line ends. `JSON.stringify` does not escape all of them.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Formats an event as one line of JSON. No value can end the line or start another one. */
export const logLine = (at: Date, event: string, fields: LogFields = {}): string =>
  JSON.stringify({ time: at.toISOString(), event, ...fields }).replaceAll(CONTROLS, escaped)
