import { percentOff } from './price.ts'
import type { PerUnit, PriceView } from './price-view.ts'

/** A row of the bulk prices. `from` and `to` are numbers of pieces. The last row has no `to`. */
export interface BulkRow {
  from: number
  to?: number
  price: string
  perUnit?: PerUnit | undefined
  /** By how many whole per cent a piece is cheaper than a single one. */
  percentOff: number
}

/** Returns the bulk prices as ranges, the price of a single piece first. Empty if buying more pieces is not cheaper. */
export function bulkRows({ now, perUnit, steps }: Pick<PriceView, 'now' | 'perUnit' | 'steps'>): BulkRow[] {
  const starts = steps
    .filter(({ quantity }) => quantity > 1)
    .map((step) => ({
      from: step.quantity,
      price: step.priceStr,
      perUnit: step.perUnit,
      percentOff: percentOff(step.priceStr, now),
    }))
  if (starts.length === 0) return []
  return [{ from: 1, price: now, perUnit, percentOff: 0 }, ...starts].map((row, index, rows) => {
    const next = rows[index + 1]
    return next ? { ...row, to: next.from - 1 } : row
  })
}

/** Finds the row with the price for a number of pieces. */
export const bulkRowFor = (rows: readonly BulkRow[], quantity: number) => rows.findLast(({ from }) => from <= quantity)
