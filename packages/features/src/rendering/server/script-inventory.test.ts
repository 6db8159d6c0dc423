import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scriptInventory } from './script-inventory.ts'

const written = await readFile(path.resolve(import.meta.dirname, '../../../../../docs/third-party-scripts.md'), 'utf8')

test('the written inventory names everybody whose scripts may run, why, from where and on which pages', () => {
  const rows = written.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:who|-)/.test(line))
  const read = rows.map((line) => {
    const [, owner = '', reason = '', hosts = '', where = ''] = line.split('|').map((cell) => cell.trim())
    return { owner, reason, hosts: [...hosts.matchAll(/`([^`]+)`/g)].map(([, host]) => host), where }
  })
  expect(read, 'node tooling/scripts/third-party-scripts.mjs writes it anew').toEqual(scriptInventory)
})

test('every host is named in full and reached over TLS', () => {
  for (const host of scriptInventory.flatMap(({ hosts }) => hosts))
    expect(host).toMatch(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?:\/[\w-]+\/)?$/)
})
