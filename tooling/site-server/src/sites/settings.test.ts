import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([undefined, '', 'prod', 'preview'])('does not take SITE_ENV=%s for a developer’s machine', (SITE_ENV) => {
  expect(() => readSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of local, test, staging, production.')
})

test.each(['max-age=63072000', 'max-age=63072000; includeSubDomains', 'max-age=63072000; includeSubDomains; preload'])(
  'takes HSTS=%s',
  (HSTS) => {
    expect(readSettings({ SITE_ENV: 'local', HSTS }).strictTransportSecurity).toBe(HSTS)
  },
)

test.each(['on', 'max-age=1, includeSubDomains', 'max-age=1; preload', 'max-age=1\r\nset-cookie: a'])(
  'refuses HSTS=%j',
  (HSTS) => {
    expect(() => readSettings({ SITE_ENV: 'local', HSTS })).toThrow('HSTS')
  },
)

test('needs nothing else', () => {
  expect(readSettings({ SITE_ENV: 'local' })).toMatchObject({ isLocal: true, isProduction: false, port: 3000 })
})
