/**
 * Returns a cleaned e-mail address in the form that is compared: in lower case, with letters as most keyboards write them.
 * Apart from `clean-email.ts`, because every page loads this file and only pages with forms clean.
 */
export const foldedEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Returns whether two cleaned e-mail addresses are the same. */
export const isSameEmail = (one: string, other: string) => foldedEmail(one) === foldedEmail(other)
