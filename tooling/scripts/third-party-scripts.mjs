import { readFileSync, writeFileSync } from 'node:fs'
import { scriptInventory } from '@shop/features/rendering/server/script-inventory.ts'
import { at } from './paths.mjs'

// node tooling/scripts/third-party-scripts.mjs: writes the table of docs/third-party-scripts.md, the inventory of other
// people's scripts, out of what the security policy is made of.

const cells = [
  ['who', 'what for', 'hosts', 'where'],
  ...scriptInventory.map(({ owner, reason, hosts, where }) => [
    owner,
    reason,
    hosts.map((host) => `\`${host}\``).join(', '),
    where,
  ]),
]
const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
const [head, ...rows] = cells
const table = [head, widths.map((width) => '-'.repeat(width)), ...rows].map((row) => `${line(row)}\n`).join('')

const file = at('docs/third-party-scripts.md')
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(/(?:^\|.*\n)+/m, () => table),
)
