import { readFileSync } from 'node:fs'
import { notBuilt } from '../../requirements.config.mjs'
import { readSource } from './repository/packages.mjs'
import { at } from './repository/paths.mjs'
import { judge, levelsOf } from './requirements/proof.mjs'
import { LEVELS, rowsIn } from './requirements/rows.mjs'
import { runningTests } from './requirements/running-tests.mjs'

// node tooling/scripts/requirements.mjs [--areas CART,PAY]: which rows of docs/requirements.md are proven by a test that runs,
// after `npm run verify` has run the tests. Fails for a built row that none proves. What counts: `levelsOf` in proof.mjs.
const asked = process.argv.includes('--areas') && process.argv[process.argv.indexOf('--areas') + 1]?.split(',')
const ofAsked = ({ area }) => !asked || asked.includes(area)

const requirements = rowsIn(readFileSync(at('docs/requirements.md'), 'utf8'))
const found = await runningTests()
const tests = found.map((test) => ({ ...test, levels: levelsOf(test.file, readSource(test.file)) }))
const { proven, unproven, waiting, complaints } = judge(requirements, tests, notBuilt)

for (const level of LEVELS) {
  const of = (rows) => rows.filter((row) => row.level === level && ofAsked(row)).length
  console.log(`${level.padEnd(8)} ${of(proven)} of ${of(requirements.rows)} proven, ${of(waiting)} not built yet`)
}
for (const [reason, ids] of Object.entries(notBuilt)) {
  const rows = waiting.filter((row) => ofAsked(row) && (ids.includes(row.id) || ids.includes(row.area)))
  if (rows.length > 0) console.log(`\n${rows.length} wait for ${reason}: ${rows.map(({ id }) => id).join(' ')}`)
}
const missing = unproven.filter(ofAsked).map(({ id, level, text }) => `${id.padEnd(9)} ${level.padEnd(8)} ${text}`)
if (missing.length > 0) console.log(`\nBuilt, but proven by no test:\n${missing.join('\n')}`)
if (complaints.length > 0) console.log(`\n${[...new Set(complaints)].join('\n')}`)
process.exitCode = missing.length + complaints.length > 0 ? 1 : 0
