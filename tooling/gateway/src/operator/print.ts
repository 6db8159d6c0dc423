// Also direction marks, which change the order in which a line is displayed.
const STEERS_TERMINAL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Returns a text in which nothing steers the operator's terminal. Visitors have typed parts of it. Controls become escapes,
 * which JSON reads as the same text.
 */
export const printable = (text: string): string =>
  text.replaceAll(STEERS_TERMINAL, (sign) => String.raw`\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)

/** Prints a text to the operator. All programs for operators print in this way. */
export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`)

/** Returns why something has failed: its innermost cause. Around it stand queries with their parameters. */
export function reasonOf(failure: unknown): string {
  let reason = failure
  for (let depth = 0; reason instanceof Error && reason.cause instanceof Error && depth < 5; depth++)
    reason = reason.cause
  // Connections to several addresses of a host fail without a message of their own.
  if (reason instanceof AggregateError && reason.message === '') return reason.errors.map(reasonOf).join('\n')
  return reason instanceof Error ? reason.message : String(reason)
}

/** Prints why a program has failed. */
export const printFailure = (failure: unknown): void => void process.stderr.write(`${printable(reasonOf(failure))}\n`)
