// Bidirectional marks too: they make a line read otherwise than it is written.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const LINK = /:\/\/|\bwww\./i
// As mail programs find them: `shop.com`, not `J.R. Smith`, `St. Ives` or `Dr.Hansen`.
const WEB_ADDRESS = /\p{L}{2}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u

/** Whether a text can stand on a line of its own in a mail to somebody else: on one line, without a link. */
export const isPlainLine = (text: string) => !CONTROL.test(text) && !LINK.test(text)

/** Whether a text can be a part of a person's name: a plain line that no mail program makes a link of. */
export const isPersonName = (text: string) => isPlainLine(text) && !WEB_ADDRESS.test(text)

/** Whether a text of several lines can be repeated in a mail to somebody else: no mail program makes a link of it. */
export const isPlainText = (text: string) => text.split(/\r?\n/).every(isPersonName)
