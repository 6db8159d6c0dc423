// Also bidirectional marks, which change the order in which a line is displayed.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
// No name, street or number contains these. Whether other words are an address, no rule can tell: `ST.JOHN`, `mr.smith`.
const LINK = /:\/\/|\bwww\./i

/** Returns whether a text is one line without an obvious web address. */
export const isPlainLine = (text: string) => !CONTROL.test(text) && !LINK.test(text)

/** Same as `isPlainLine`, for a text of several lines. */
export const isPlainText = (text: string) => text.split(/\r?\n/).every(isPlainLine)
