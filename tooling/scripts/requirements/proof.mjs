import { importsIn } from '../architecture/imports.mjs'

const NAMED = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g
const SKIPS = /\btest\.(?:skip|fixme)\(/

/** The rows and decisions that a title names: `[CART-06] [CHK-01, CHK-02] …`. @param {string} title */
export const idsIn = (title) => [...title.matchAll(NAMED)].flatMap(([, ids]) => ids.split(/,\s*/))

/**
 * The levels at which a test counts, by where it stands and by what it imports.
 *
 * - `screen`: drives the running shop (e2e), or draws a page of packages/features: a module `…-page.tsx`, drawn by the testing
 *   library, or the whole shop as server or browser begin it. A part on its own is no screen, and stories assert nothing about requirements.
 * - `gateway`: stands in the gateway, speaks to it through the real client, or drives the running shop.
 * - `client`: stands in a package that the browser loads.
 * - `build`: stands in the tools.
 *
 * A spec that may skip itself while it runs counts for nothing: nobody can tell beforehand whether it will.
 * @param {string} file from the root
 * @param {string} source its text
 */
export function levelsOf(file, source) {
  if (file.startsWith('e2e/')) return SKIPS.test(source) ? [] : ['screen', 'gateway']
  if (file.startsWith('tooling/gateway/')) return ['gateway']
  if (file.startsWith('tooling/')) return ['build']
  const names = importsIn(source).map(({ name }) => name)
  if (names.some((name) => name.startsWith('@shop/gateway/'))) return ['gateway', 'client']
  return drawsPage(file, names) ? ['screen', 'client'] : ['client']
}

const drawsPage = (file, names) =>
  file.startsWith('packages/features/') &&
  (names.some((name) => /\/(render|start)\.tsx$/.test(name)) ||
    (names.includes('@testing-library/react') && names.some((name) => name.endsWith('-page.tsx'))))

/**
 * Which rows are proven, and what is wrong: a built row that no test proves, a row that is said to wait for something
 * although a test proves it, and names that stand for nothing.
 * @param {{ rows: { id: string, area: string, level: string }[], decisions: string[] }} requirements
 * @param {{ file: string, title: string, levels: string[] }[]} tests
 * @param {Record<string, string[]>} notBuilt rows and whole areas by what they wait for
 */
export function judge({ rows, decisions }, tests, notBuilt) {
  const proofs = new Set(tests.flatMap(({ title, levels }) => idsIn(title).flatMap((id) => levels.map(at(id)))))
  const isProven = ({ id, level }) => proofs.has(at(id)(level))
  const waiting = Object.values(notBuilt).flat()
  const isWaiting = ({ id, area }) => waiting.includes(id) || waiting.includes(area)
  const known = new Set([...rows.flatMap(({ id, area }) => [id, area]), ...decisions])
  const named = [...waiting.map((id) => ({ id, where: 'requirements.config.mjs' })), ...namedBy(tests)]
  return {
    proven: rows.filter(isProven),
    unproven: rows.filter((row) => !isProven(row) && !isWaiting(row)),
    waiting: rows.filter((row) => !isProven(row) && isWaiting(row)),
    complaints: [
      ...rows
        .filter((row) => waiting.includes(row.id) && isProven(row))
        .map(({ id }) => `${id} is proven by a test, so it waits for nothing (requirements.config.mjs)`),
      ...rows
        .filter(({ id, area }) => waiting.includes(id) && waiting.includes(area))
        .map(({ id }) => `${id} waits already with its whole area (requirements.config.mjs)`),
      ...named.filter(({ id }) => !known.has(id)).map(({ id, where }) => `${id} is no requirement: ${where}`),
    ],
  }
}

const at = (id) => (level) => `${id} ${level}`
const namedBy = (tests) => tests.flatMap(({ file, title }) => idsIn(title).map((id) => ({ id, where: file })))
