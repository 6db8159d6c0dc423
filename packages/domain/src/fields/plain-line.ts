// Also bidirectional marks, which change the order in which a line is displayed.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const LINK = /:\/\/|\bwww\./i
// What mail programs turn into a link: `shop.com`, but not `J.R. Smith`, `St. Ives` or `Dr.Hansen`.
const WEB_ADDRESS = /\p{L}{2}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u

/** Returns whether a text can be repeated in a mail to another person: one line without a link. Keeps spam out of mails. */
export const isPlainLine = (text: string) => !CONTROL.test(text) && !LINK.test(text)

/** Returns whether a text can be part of a name: a plain line that mail programs show without a link. */
export const isPersonName = (text: string) => isPlainLine(text) && !WEB_ADDRESS.test(text)

/** Returns whether a text of several lines can be repeated in a mail: mail programs find no link in it. */
export const isPlainText = (text: string) => text.split(/\r?\n/).every(isPersonName)
