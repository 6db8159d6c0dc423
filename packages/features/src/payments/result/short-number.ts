/** How many characters can be read aloud on the telephone. */
const READABLE = 12

/**
 * Returns the start of a long number in two groups of four, such as `7F3A 91C2`. Customer service can find the payment by
 * it.
 */
export function shortNumber(number: string): string {
  if (number.length <= READABLE) return number
  const letters = number.replaceAll(/[^\da-z]/gi, '').toUpperCase()
  return `${letters.slice(0, 4)} ${letters.slice(4, 8)}`
}
