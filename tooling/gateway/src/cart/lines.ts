import { MAX_QUANTITY } from '@shop/domain/cart/quantity.ts'
import type { StoredLine } from '../model/stored-cart.ts'

/** The most lines of a cart. */
export const MAX_LINES = 200

/** Limits a line to the quantity that a visitor may order at once. */
const capped = (quantity: number) => Math.min(quantity, MAX_QUANTITY)

/** Adds pieces of an article to its line, or as a new last line. */
export function addQuantity(lines: readonly StoredLine[], id: string, quantity: number): StoredLine[] {
  const known = lines.find((line) => line.id === id)
  return known
    ? setQuantity(lines, id, known.quantity + quantity)
    : [...lines, { id, quantity: capped(quantity) }].slice(0, MAX_LINES)
}

/** Raises an article to a number of pieces, or adds it as a new last line. A line that has more keeps them. */
export const raiseQuantity = (lines: readonly StoredLine[], id: string, quantity: number): StoredLine[] =>
  addQuantity(lines, id, Math.max(quantity - (lines.find((line) => line.id === id)?.quantity ?? 0), 0))

/** Sets the quantity of an existing line. */
export const setQuantity = (lines: readonly StoredLine[], id: string, quantity: number): StoredLine[] =>
  lines.map((line) => (line.id === id ? { id, quantity: capped(quantity) } : line))

/** Removes a line. */
export const removeLine = (lines: readonly StoredLine[], id: string): StoredLine[] =>
  lines.filter((line) => line.id !== id)

/** Adds the lines of one cart to another. Quantities add up to the limit of a line. */
export const mergeLines = (into: readonly StoredLine[], from: readonly StoredLine[]): StoredLine[] =>
  from.reduce<StoredLine[]>((lines, { id, quantity }) => addQuantity(lines, id, quantity), [...into])

/** Subtracts bought quantities, so that pieces that were added meanwhile stay. */
export const withoutBought = (lines: readonly StoredLine[], bought: readonly StoredLine[]): StoredLine[] =>
  lines.flatMap(({ id, quantity }) => {
    const left = quantity - (bought.find((line) => line.id === id)?.quantity ?? 0)
    return left > 0 ? [{ id, quantity: left }] : []
  })
