/** The most pieces of one item a visitor may ask for at once (QTY-03). */
export const MAX_QUANTITY = 100

/** How many characters a quantity field takes. */
export const QUANTITY_MAX_LENGTH = 12

/** Reads what was typed; nothing when it is not (yet) a whole number from 1 up, and never more than the maximum. */
export function parseQuantity(text: string): number | undefined {
  if (text.length > QUANTITY_MAX_LENGTH || !/^[0-9]+$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity === 0 ? undefined : Math.min(quantity, MAX_QUANTITY)
}

/** What a quantity field shows of what was typed or pasted: digits only, as many as it takes (QTY-01, QTY-04). */
export const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '').slice(0, QUANTITY_MAX_LENGTH)

/** Keeps a typed number between the ends of its field; an end that is left out is open. */
export const clampNumber = (typed: number, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
  Math.max(min, Math.min(max, typed))
