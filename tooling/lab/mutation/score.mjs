/**
 * The number of mutants by how they ended.
 * @typedef {{ killed: number, survived: number, noCoverage: number, timeout: number }} Counts
 */

const COLUMNS = { Killed: 'killed', Survived: 'survived', NoCoverage: 'noCoverage', Timeout: 'timeout' }

/**
 * Counts how mutants ended. Excluded mutants, and mutants that cannot run, are left out.
 * @param {readonly string[]} statuses
 * @returns {Counts}
 */
export function countMutants(statuses) {
  const counts = { killed: 0, survived: 0, noCoverage: 0, timeout: 0 }
  for (const status of statuses) if (COLUMNS[status]) counts[COLUMNS[status]] += 1
  return counts
}

/** @param {readonly Counts[]} all @returns {Counts} */
export const sumOf = (all) =>
  all.reduce((sum, one) => Object.fromEntries(Object.keys(sum).map((key) => [key, sum[key] + one[key]])))

/** Returns the percentage of mutants that a test noticed. A mutant that never ends is noticed as well. */
export function scoreOf({ killed, survived, noCoverage, timeout }) {
  const all = killed + survived + noCoverage + timeout
  return all === 0 ? 100 : (100 * (killed + timeout)) / all
}

/**
 * Formats the scores of all areas as a Markdown table: a row for each part, and one for the area.
 * @param {readonly { area: string, parts: { name: string, counts: Counts }[] }[]} results
 */
export function scoreTable(results) {
  const rows = results.flatMap(({ area, parts }) => [
    ...parts.map(({ name, counts }) => [area, name, ...cells(counts)]),
    ...(parts.length > 1 ? [[area, 'all', ...cells(sumOf(parts.map(({ counts }) => counts)))]] : []),
  ])
  const head = ['area', 'part', 'killed', 'survived', 'no coverage', 'time-out', 'score']
  const widths = head.map((cell, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

const cells = (counts) => [
  ...['killed', 'survived', 'noCoverage', 'timeout'].map((key) => String(counts[key])),
  `${scoreOf(counts).toFixed(1)} %`,
]
