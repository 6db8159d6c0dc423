import type { StartUpRow } from './start-up-rows.ts'

/** What one site will do. */
export interface SiteRows {
  site: string
  rows: readonly StartUpRow[]
}

const WARNING = '!'

/**
 * Returns one table for all sites: a line for each shared setting, and one for each group that differs. A mark stands before
 * lines with a loss.
 */
export function startUpTable(sites: readonly SiteRows[]): string {
  const things = [...new Set(sites.flatMap(({ rows }) => rows.map(({ thing }) => thing)))]
  const lines = things.flatMap((thing) => linesOf(thing, sites))
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return ['What the sites will do (! marks what a customer or the statistics lose)', ...text].join('\n')
}

/** Returns the lines of one thing: what most sites do first. */
function linesOf(thing: string, sites: readonly SiteRows[]): string[][] {
  const found = sites.flatMap(({ site, rows }) =>
    rows.filter((row) => row.thing === thing).map((row) => ({ site, row })),
  )
  const groups = [...Map.groupBy(found, ({ row }) => row.does).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  return groups.map((group, index) => {
    const names = group.length === sites.length ? 'all sites' : group.map(({ site }) => site).join(', ')
    const row = group[0]?.row
    return [row?.isLoss ? WARNING : ' ', index === 0 ? thing : '', names, row?.does ?? '']
  })
}
