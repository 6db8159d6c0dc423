import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { measureAgainst } from './against.ts'
import { measureBesideFloors } from './beside-floors.ts'
import { readOptions } from './options.ts'
import { ourSites } from './our-sites.ts'
import { results } from './paths.ts'

// Measures running shops, beside both floors or beside the same shops of other trees. `npm run measure` starts everything.
// SITE_PORT is the port of the shops, and with `--against` a list of ports: this tree's, then one for each other tree.

const options = readOptions(process.argv.slice(2))
const ports = (process.env['SITE_PORT'] || '3000').split(',').map(Number)
if (ports.length !== 1 + options.against.length) throw new Error('SITE_PORT must name one port for each tree.')
const trees = await Promise.all(ports.map((port) => ourSites(port, options.brands)))
const isAlone = options.against.length === 0
const { short, full, data } = await (isAlone
  ? measureBesideFloors(trees.flat(), options)
  : measureAgainst(trees, options))
console.log(`\n${short.join('\n\n')}`)
await mkdir(results, { recursive: true })
await writeFile(path.join(results, 'measure.md'), `${full.join('\n\n')}\n`)
await writeFile(path.join(results, 'measure.json'), JSON.stringify({ options, ...data }, null, 1))
console.log(`\nEverything: ${path.relative(process.cwd(), results)}/measure.md and measure.json`)
// The servers of the floors are still open.
process.exit(0)
