/**
 * Whether two texts name the same address, whatever their capitals and the blanks around them. In a file of its own:
 * every page loads it, and the rules of an address with their library only those with a form.
 */
export const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
