import { MAX_QUANTITY } from '@shop/domain/cart/quantity.ts'
import type { StoredLine } from '../model/stored-cart.ts'

/** No cart holds more different articles. */
export const MAX_LINES = 200

/** No line holds more pieces than a visitor may ask for at once (OP-76). */
const capped = (quantity: number) => Math.min(quantity, MAX_QUANTITY)

/** Adds pieces of an article: to its line, or as a new last line. */
export function addQuantity(lines: readonly StoredLine[], id: string, quantity: number): StoredLine[] {
  const known = lines.find((line) => line.id === id)
  return known
    ? setQuantity(lines, id, known.quantity + quantity)
    : [...lines, { id, quantity: capped(quantity) }].slice(0, MAX_LINES)
}

/** Sets the pieces of a line that is there. */
export const setQuantity = (lines: readonly StoredLine[], id: string, quantity: number): StoredLine[] =>
  lines.map((line) => (line.id === id ? { id, quantity: capped(quantity) } : line))

/** Takes a line out. */
export const removeLine = (lines: readonly StoredLine[], id: string): StoredLine[] =>
  lines.filter((line) => line.id !== id)

/** Puts the lines of one cart into another: quantities are added up to the cap. */
export const mergeLines = (into: readonly StoredLine[], from: readonly StoredLine[]): StoredLine[] =>
  from.reduce<StoredLine[]>((lines, { id, quantity }) => addQuantity(lines, id, quantity), [...into])

/** Takes bought pieces out, so that what was put in meanwhile stays. */
export const withoutBought = (lines: readonly StoredLine[], bought: readonly StoredLine[]): StoredLine[] =>
  lines.flatMap(({ id, quantity }) => {
    const left = quantity - (bought.find((line) => line.id === id)?.quantity ?? 0)
    return left > 0 ? [{ id, quantity: left }] : []
  })
