// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  allAnalyticsHosts,
  allThirdPartyOrigins,
  analyticsHostsOf,
  NO_ANALYTICS_HOSTS,
  thirdParties,
  thirdPartyOrigins,
} from './third-parties.ts'

const inventory = await readFile(
  path.resolve(import.meta.dirname, '../../../../../docs/third-party-scripts.md'),
  'utf8',
)
const rows = inventory.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:who|-)/.test(line))

test('the written inventory names everybody whose scripts may run, why, and from where', () => {
  const written = rows.map((row) => {
    const [, owner = '', reason = '', hosts = ''] = row.split('|').map((cell) => cell.trim())
    return { owner, reason, origins: [...hosts.matchAll(/`([^`]+)`/g)].map(([, host]) => host) }
  })
  const known = Object.values(thirdParties).map(
    ({ owner, reason, origins, calls = [], pictures = [], frames = [] }) => ({
      owner,
      reason,
      origins: [...new Set([...origins, ...calls, ...pictures, ...frames])],
    }),
  )
  expect(written).toEqual(known)
})

test('every host is named in full and reached over TLS', () => {
  const analyticsHosts = Object.values(allAnalyticsHosts(undefined)).flat()
  for (const origin of [...allThirdPartyOrigins(undefined), ...analyticsHosts])
    expect(origin).toMatch(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/)
})

test('a page may load from its own provider only, and from the stand-in where the site names one', () => {
  const real = thirdParties.nets?.origins ?? []
  expect(thirdPartyOrigins('nets', undefined)).toEqual(real)
  expect(thirdPartyOrigins('nets', 'http://localhost:8080')).toEqual([...real, 'http://localhost:8080'])
  expect(thirdPartyOrigins(undefined, 'http://localhost:8080')).toEqual([])
})

test('[TRK-08] a shop lets in those it has named, and nobody where it asks for no consent (OP-43)', () => {
  const tagManager = { default: 'GTM-1', byHost: {}, scriptUrl: '' }
  expect(analyticsHostsOf({ consentScriptUrl: '', tagManager }, 'http://localhost:8080')).toEqual(NO_ANALYTICS_HOSTS)
  const asking = analyticsHostsOf({ consentScriptUrl: 'https://x.example/uc.js', tagManager: undefined }, undefined)
  expect(asking.scripts).toEqual(['https://policy.app.cookieinformation.com'])
  expect(asking.pictures).toEqual([])
  const counting = analyticsHostsOf(
    { consentScriptUrl: 'https://x.example/uc.js', tagManager },
    'http://localhost:8080',
  )
  expect(counting).toEqual(allAnalyticsHosts('http://localhost:8080'))
  expect(counting.scripts).toEqual([
    'https://policy.app.cookieinformation.com',
    'https://www.googletagmanager.com',
    'http://localhost:8080',
  ])
})
