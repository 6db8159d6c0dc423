import { readFileSync } from 'node:fs'
import { guideSection, sectionOf } from '@shop/server/testing/guide-section.ts'
import { describe, expect, test } from 'vitest'
import { readSettings, siteServerSettings } from './settings.ts'
import { settingsGuide } from '../paths.ts'

const ALL = ['local', 'test', 'staging', 'production']

describe('settings', () => {
  test.each([undefined, '', 'prod', 'preview'])('does not take SITE_ENV=%s for a developer’s machine', (SITE_ENV) => {
    expect(() => readSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of local, test, staging, production.')
  })

  test.each([
    'max-age=63072000',
    'max-age=63072000; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])('takes HSTS=%s', (HSTS) => {
    expect(readSettings({ SITE_ENV: 'local', HSTS }).strictTransportSecurity).toBe(HSTS)
  })

  test.each(['on', 'max-age=1, includeSubDomains', 'max-age=1; preload', 'max-age=1\r\nset-cookie: a'])(
    'refuses HSTS=%j',
    (HSTS) => {
      expect(() => readSettings({ SITE_ENV: 'local', HSTS })).toThrow('HSTS')
    },
  )

  test('needs nothing else', () => {
    expect(readSettings({ SITE_ENV: 'local' })).toMatchObject({ isLocal: true, isProduction: false, port: 3000 })
  })

  test.each([
    ['SITE_HOST', '127.0.0.1', ALL],
    ['SITE_HOST', '0.0.0.0', ['test', 'staging', 'production']],
    ['SITE_PORT', '0', ALL],
    ['SITE_PORT', 'web', []],
    ['APPS_DIR', '/nowhere', []],
    ['RENDER', 'off', ALL],
    ['RENDER', 'no', []],
    ['PAGE_CACHE', 'off', ALL],
    ['PAGE_CACHE', 'no', []],
  ])('[RUN-19] %s=%s is permitted in %j alone', (name, value, permitted) => {
    const refusing = ALL.filter((SITE_ENV) => !permitted.includes(SITE_ENV))
    for (const SITE_ENV of permitted) expect(readSettings({ SITE_ENV, [name]: value })).toBeDefined()
    for (const SITE_ENV of refusing)
      expect(() => readSettings({ SITE_ENV, [name]: value })).toThrow(
        `${name} is "${value}". In ${SITE_ENV} it must be `,
      )
  })

  test('[RUN-10] the table of settings is that of the operators’ guide', () => {
    const guide = readFileSync(settingsGuide, 'utf8')
    expect(sectionOf(guide, 'Site server')).toContain(guideSection(siteServerSettings))
  })
})
