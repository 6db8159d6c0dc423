// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allThirdPartyOrigins, thirdParties, thirdPartyOrigins } from './third-parties.ts'

const inventory = await readFile(path.resolve(import.meta.dirname, '../../../../docs/third-party-scripts.md'), 'utf8')
const rows = inventory.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:who|-)/.test(line))

test('the written inventory names everybody whose scripts may run, why, and from where', () => {
  const written = rows.map((row) => {
    const [, owner = '', reason = '', hosts = ''] = row.split('|').map((cell) => cell.trim())
    return { owner, reason, origins: [...hosts.matchAll(/`([^`]+)`/g)].map(([, host]) => host) }
  })
  expect(written).toEqual(Object.values(thirdParties))
})

test('every host is named in full and reached over TLS', () => {
  for (const origin of allThirdPartyOrigins(undefined))
    expect(origin).toMatch(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/)
})

test('a page may load from its own provider only, and from the stand-in where the site names one', () => {
  const real = thirdParties.nets?.origins ?? []
  expect(thirdPartyOrigins('nets', undefined)).toEqual(real)
  expect(thirdPartyOrigins('nets', 'http://localhost:8080')).toEqual([...real, 'http://localhost:8080'])
  expect(thirdPartyOrigins(undefined, 'http://localhost:8080')).toEqual([])
})
