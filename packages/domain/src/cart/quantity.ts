/** The largest quantity of one item that a visitor can enter. */
export const MAX_QUANTITY = 100

/** The longest text that is read as a quantity, in characters. */
const QUANTITY_MAX_LENGTH = 12

/** Reads a typed quantity, at most `MAX_QUANTITY`. Undefined if the text is not a whole number from 1 up. */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.trim()
  if (text.length > QUANTITY_MAX_LENGTH || !/^[0-9]+$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity === 0 ? undefined : Math.min(quantity, MAX_QUANTITY)
}
