import { oneLine } from './one-line.ts'

/** Separates the parts of a web address without a visible gap. */
const ZERO_WIDTH_SPACE = '\u200B'

// The marks between the parts of an address, in every form that browsers take for one.
const INSIDE_ADDRESS = /(?<=\S)(?:[.\u3002\uFF0E\uFF61@]|:(?=\/))(?=\S)/gu

/**
 * Returns a visitor's text as mails repeat it, as one line. A stranger may have typed the recipient's address, and mail
 * programs make a link of everything that looks like a web address. So the text looks the same, but cannot be a link.
 */
export const repeatedText = (text: string): string =>
  oneLine(text).replaceAll(INSIDE_ADDRESS, (mark) => mark + ZERO_WIDTH_SPACE)
