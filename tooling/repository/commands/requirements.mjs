import { readFileSync } from 'node:fs'
import { readSource } from '../workspace/packages.mjs'
import { at } from '../workspace/paths.mjs'
import { idsIn, judge, levelsOf } from '../requirements/proof.mjs'
import { LEVELS, rowsIn } from '../requirements/rows.mjs'
import { runningTests } from '../requirements/running-tests.mjs'

// node tooling/repository/commands/requirements.mjs [--areas CART,PAY]: lists which rows of docs/requirements.md a test proves, after
// `npm run verify` has run the tests. Fails for a row that no test proves. `levelsOf` says which tests count for a row.
const asked = process.argv.includes('--areas') && process.argv[process.argv.indexOf('--areas') + 1]?.split(',')
const isAsked = ({ area }) => !asked || asked.includes(area)

const SOURCES = ['docs/requirements.md', 'docs/decisions/open-points.md']
const requirements = rowsIn(SOURCES.map((file) => readFileSync(at(file), 'utf8')).join('\n'))
const named = (await runningTests()).filter(({ title }) => idsIn(title).length > 0)
const files = [...new Set(named.map(({ file }) => file))]
const levels = new Map(files.map((file) => [file, levelsOf(file, readSource(file))]))
const tests = named.map((test) => ({ ...test, levels: levels.get(test.file) }))
const { proven, unproven, complaints } = judge(requirements, tests)

for (const level of LEVELS) {
  const count = (rows) => rows.filter((row) => row.level === level && isAsked(row)).length
  console.log(`${level.padEnd(8)} ${count(proven)} of ${count(requirements.rows)} proven`)
}
const missing = unproven.filter(isAsked).map(({ id, level, text }) => `${id.padEnd(9)} ${level.padEnd(8)} ${text}`)
if (missing.length > 0) console.log(`\nProven by no test:\n${missing.join('\n')}`)
if (complaints.length > 0) console.log(`\n${[...new Set(complaints)].join('\n')}`)
process.exitCode = missing.length + complaints.length > 0 ? 1 : 0
