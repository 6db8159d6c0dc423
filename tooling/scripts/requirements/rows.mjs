/** Who can prove a row: a test of the screen, of the reference gateway, of the client's packages, or of the build. */
export const LEVELS = ['screen', 'gateway', 'client', 'build']

const LINE = /^\| ([A-Z]+-\d+) \|(.*)\|$/gm

/**
 * The rows of docs/requirements.md; a decision (OP-7) is not a row but may be named by tests.
 * @param {string} markdown
 */
export function rowsIn(markdown) {
  const lines = [...markdown.matchAll(LINE)].map(([, id, cells]) => ({ id, cells: cells.split('|') }))
  const rows = lines
    .filter(({ id }) => !id.startsWith('OP-'))
    .map(({ id, cells: [text, level] }) => ({ id, area: areaOf(id), text: text.trim(), level: levelOf(id, level) }))
  const ids = lines.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice) throw new Error(`${twice} stands twice in docs/requirements.md`)
  return { rows, decisions: ids.filter((id) => id.startsWith('OP-')) }
}

/** The area that a row belongs to: CART of CART-06. @param {string} id */
export const areaOf = (id) => id.replace(/-\d+$/, '')

function levelOf(id, cell = '') {
  const level = cell.trim() || 'screen'
  if (!LEVELS.includes(level)) throw new Error(`${id} has the unknown level ${level}: ${LEVELS.join(', ')}`)
  return level
}
