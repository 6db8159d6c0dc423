import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

// Only `local` may allow the sandboxes. Any other value counts as a place with customers.
test.each(['test', 'staging', 'production'])('lets the sandboxes into no shop in %s', (SITE_ENV) => {
  const { sandboxOrigin } = readSettings({ SITE_ENV, SITE_ORIGIN: 'https://{site}.example' })
  expect(sandboxOrigin).toBeUndefined()
})

test.each([undefined, '', 'prod', 'preview'])('does not take SITE_ENV=%s for a developer’s machine', (SITE_ENV) => {
  expect(() => readSettings({ SITE_ENV })).toThrow('SITE_ENV must be one of local, test, staging, production.')
})

test('needs nothing else on a developer’s machine', () => {
  expect(readSettings({ SITE_ENV: 'local' })).toMatchObject({
    isLocal: true,
    originPattern: 'http://{site}.localhost:{port}',
    sandboxOrigin: 'http://localhost:8080',
  })
})

test.each([undefined, '', 'http://shop.example', 'http://localhost.example', 'http://shop.localhost.example'])(
  'is not reached at %s in production',
  (SITE_ORIGIN) => {
    expect(() => readSettings({ SITE_ENV: 'production', SITE_ORIGIN })).toThrow('SITE_ORIGIN must begin with https://')
  },
)

test.each(['https://{site}.example', 'http://{site}.localhost:{port}'])(
  'is reached at %s in production',
  (SITE_ORIGIN) => {
    expect(readSettings({ SITE_ENV: 'production', SITE_ORIGIN }).originPattern).toBe(SITE_ORIGIN)
  },
)
