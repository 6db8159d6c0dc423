/** The most pieces of one item a visitor may ask for at once (QTY-03). */
export const MAX_QUANTITY = 100

/** How many characters a quantity field takes. */
const QUANTITY_MAX_LENGTH = 12

/**
 * Reads what was typed or pasted, blanks around it or not; nothing when it is not (yet) a whole number from 1 up, and
 * never more than the maximum.
 */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.trim()
  if (text.length > QUANTITY_MAX_LENGTH || !/^[0-9]+$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity === 0 ? undefined : Math.min(quantity, MAX_QUANTITY)
}
