/**
 * Returns the one form in which an e-mail address is stored and compared: without surrounding spaces, in lower case. Letters
 * with marks are one character each, as most keyboards write them.
 * Apart from `email.ts`, because every page loads this file and only pages with forms load the rules and valibot.
 */
export const storedEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()

/** Returns whether two texts are the same e-mail address. */
export const isSameEmail = (one: string, other: string) => storedEmail(one) === storedEmail(other)
