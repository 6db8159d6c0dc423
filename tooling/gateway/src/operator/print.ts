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

/** Prints why a program has failed. */
export const printFailure = (failure: unknown): void =>
  void process.stderr.write(`${printable(failure instanceof Error ? failure.message : String(failure))}\n`)
