import { importsIn, parse } from '../architecture/syntax.mjs'

const NAMED = /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g
const SKIPS = /\btest\.(?:skip|fixme)\(/

/** Lists the rows and decisions that a title names, such as `[CART-06] [CHK-01, CHK-02] …`. @param {string} title */
export const idsIn = (title) => [...title.matchAll(NAMED)].flatMap(([, ids]) => ids.split(/,\s*/))

/**
 * Returns the levels at which a test counts, by its folder and its imports.
 *
 * - `screen`: drives the running shop (e2e), or renders a page of packages/features: a module `…-page.tsx` with the testing
 *   library, or the whole shop as the server or the browser starts it.
 * - `gateway`: lies in the gateway, or drives the running shop.
 * - `client`: lies in a package that the browser loads.
 * - `build`: lies in the tools, or in a brand.
 *
 * A spec that may skip itself counts for nothing, because a list of tests does not show whether it runs.
 * @param {string} file from the root
 * @param {string} source its text
 */
export function levelsOf(file, source) {
  if (file.startsWith('e2e/')) return SKIPS.test(source) ? [] : ['screen', 'gateway']
  if (file.startsWith('tooling/gateway/')) return ['gateway']
  if (/^(?:apps|tooling)\//.test(file)) return ['build']
  const names = importsIn(parse(file, source)).map(({ name }) => name)
  return drawsPage(file, names) ? ['screen', 'client'] : ['client']
}

const drawsPage = (file, names) =>
  file.startsWith('packages/features/') &&
  (names.some((name) => /\/(render|start)\.tsx$/.test(name)) ||
    (names.includes('@testing-library/react') && names.some((name) => name.endsWith('-page.tsx'))))

/**
 * Returns the rows with a test, the rows without one, and a complaint for each unknown id in a title.
 * @param {{ rows: { id: string, area: string, level: string }[], decisions: string[] }} requirements
 * @param {{ file: string, title: string, levels: string[] }[]} tests
 */
export function judge({ rows, decisions }, tests) {
  const proofs = new Set(tests.flatMap(({ title, levels }) => idsIn(title).flatMap((id) => levels.map(at(id)))))
  const isProven = ({ id, level }) => proofs.has(at(id)(level))
  const known = new Set([...rows.map(({ id }) => id), ...decisions])
  return {
    proven: rows.filter(isProven),
    unproven: rows.filter((row) => !isProven(row)),
    complaints: namedBy(tests)
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${id} is no requirement: ${file}`),
  }
}

const at = (id) => (level) => `${id} ${level}`
const namedBy = (tests) => tests.flatMap(({ file, title }) => idsIn(title).map((id) => ({ id, file })))
