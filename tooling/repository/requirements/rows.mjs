/** What a test must run to prove a row: the screen, the reference gateway, the client's packages, or the build. */
export const LEVELS = ['screen', 'gateway', 'client', 'build']

const LINE = /^\*\*([A-Z]+-\d+)(?: (\w+))?\*\* (.*)$/gm

/**
 * Reads the rows of docs/requirements.md and the decisions of docs/decisions/open-points.md. A decision, with an id in OP, is
 * no row, but tests may name it.
 * @param {string} markdown
 */
export function rowsIn(markdown) {
  const lines = [...markdown.matchAll(LINE)].map(([, id, level, text]) => ({ id, level, text }))
  const rows = lines
    .filter(({ id }) => !id.startsWith('OP-'))
    .map(({ id, level, text }) => ({ id, area: areaOf(id), text, level: levelOf(id, level) }))
  const ids = lines.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice) throw new Error(`${twice} stands twice`)
  return { rows, decisions: ids.filter((id) => id.startsWith('OP-')) }
}

/** Returns the area of a row: CART for CART-06. @param {string} id */
export const areaOf = (id) => id.replace(/-\d+$/, '')

function levelOf(id, level = 'screen') {
  if (!LEVELS.includes(level)) throw new Error(`${id} has the unknown level ${level}: ${LEVELS.join(', ')}`)
  return level
}
