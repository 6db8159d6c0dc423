import { cleanLine } from '../text/clean-text.ts'
import { foldedEmail } from './same-email.ts'

// Accepts the same as `^[^\s@]+@[^\s@]+\.[^\s@]+$`, but cannot backtrack: a long invalid text takes no longer to reject.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

// What stands around an address in a list, a sentence or a link.
const BEFORE = /^(?:[^@]*<|mailto:|[("'[])+/i
const AFTER = /[>)"'\],;:.!?]+$/

/** Returns whether a cleaned text has the documented form of an e-mail address, `text@text.text`. */
export const hasEmailForm = (text: string) => EMAIL.test(text)

/** Cleans a typed e-mail address: also of what stands around it. A text without an address in it is only cleaned as a line. */
export function cleanEmail(typed: string): string {
  const line = cleanLine(typed)
  // Far longer than any address. The patterns below would take long.
  if (line.length > 1000) return line
  const bare = line.replace(BEFORE, '').replace(AFTER, '').replace(/ *@ */, '@')
  return hasEmailForm(bare) ? bare : line
}

/** Returns the one form in which an e-mail address is stored and compared: cleaned, in lower case. */
export const storedEmail = (typed: string): string => foldedEmail(cleanEmail(typed))
