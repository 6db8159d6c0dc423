import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([undefined, '', 'prod', 'preview'])('does not take SITE_ENV=%s for a developer’s machine', (SITE_ENV) => {
  expect(() => readSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of local, test, staging, production.')
})

test('needs nothing else', () => {
  expect(readSettings({ SITE_ENV: 'local' })).toMatchObject({ isLocal: true, isProduction: false, port: 3000 })
})
