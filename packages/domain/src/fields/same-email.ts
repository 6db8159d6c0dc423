/**
 * Returns whether two texts are the same email address. Ignores case and surrounding spaces.
 * Apart from `email.ts`, because every page loads this function and only pages with forms load the rules and valibot.
 */
export const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
