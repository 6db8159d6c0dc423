const NOTHING = '–'

const align = (text, width, index) => (index === 0 ? text.padEnd(width) : text.padStart(width))

/**
 * A table for a terminal: words to the left, figures to the right. `row` takes a cell for each column; a missing one is a dash.
 * @param {readonly { title: string, width: number }[]} columns
 */
export function createTable(columns) {
  const row = (cells) =>
    cells.map((cell, index) => align(String(cell ?? NOTHING), columns[index].width, index)).join('')
  return { row, head: row(columns.map(({ title }) => title)) }
}
