// Line ends would let what a customer typed look like words of the shop, and marks of direction turn it around.
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** Somebody else's words, as one line of a mail. */
export const oneLine = (text: string): string => text.replaceAll(CONTROLS, ' ').trim()
