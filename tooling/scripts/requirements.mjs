import { readFileSync } from 'node:fs'
import { ourPackages, readSource, sourcesOf } from './imports.mjs'
import { at } from './paths.mjs'

// node tooling/scripts/requirements.mjs [--areas CART,PAY]: the rows of docs/requirements.md that no test names.
const ROW = /^\| ([A-Z0-9]+-\d+) \| (.*?) \|/gm
const NAMED = /\[([A-Z0-9]+-\d+(?:,\s*[A-Z0-9]+-\d+)*)\]/g

const areas = process.argv[process.argv.indexOf('--areas') + 1]?.split(',') ?? []
const isAsked = (id) => !process.argv.includes('--areas') || areas.includes(id.replace(/-\d+$/, ''))

const rows = [...readFileSync(at('docs/requirements.md'), 'utf8').matchAll(ROW)]
  .map(([, id, text]) => ({ id, text }))
  .filter(({ id }) => isAsked(id) && !id.startsWith('OP-'))

const tests = ourPackages()
  .flatMap(({ folder }) => sourcesOf(folder))
  .filter((file) => /\.(test|spec|stories)\.[a-z]+$/.test(file))
const named = new Set(
  tests.flatMap((file) => [...readSource(file).matchAll(NAMED)].flatMap(([, ids]) => ids.split(/,\s*/))),
)

const open = rows.filter(({ id }) => !named.has(id))
for (const { id, text } of open) console.log(`${id.padEnd(9)} ${text}`)
console.log(`${rows.length - open.length} of ${rows.length} requirements are named by a test.`)
