/** Formats rows as text, each column as wide as its longest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((word, column) => Math.max(word.length, widest[column] ?? 0)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Formats a time to the minute, in UTC. Times of a shop are in its own zone: `readShopClock`. */
export const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
