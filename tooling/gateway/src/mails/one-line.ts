// With line breaks a customer's text could look like the shop's own. Direction marks could reverse it.
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** Returns a customer's text as one line of a mail. */
export const oneLine = (text: string): string => text.replaceAll(CONTROLS, ' ').trim()
