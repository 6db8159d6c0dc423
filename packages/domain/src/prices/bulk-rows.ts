import type { PriceView } from './price-view.ts'

/** One row of the bulk prices: from so many pieces to so many, the last one without an end. */
export interface BulkRow {
  from: number
  to?: number
  price: string
}

/** The bulk prices as ranges, the single price first; none where buying more changes nothing (PROD-18). */
export function bulkRows({ now, steps }: Pick<PriceView, 'now' | 'steps'>): BulkRow[] {
  const starts = steps
    .filter(({ quantity }) => quantity > 1)
    .map(({ quantity, priceStr }) => ({ from: quantity, price: priceStr }))
  if (starts.length === 0) return []
  return [{ from: 1, price: now }, ...starts].map((row, index, rows) => {
    const next = rows[index + 1]
    return next ? { ...row, to: next.from - 1 } : row
  })
}

/** The row whose price holds for so many pieces. */
export const bulkRowFor = (rows: readonly BulkRow[], quantity: number) => rows.findLast(({ from }) => from <= quantity)
