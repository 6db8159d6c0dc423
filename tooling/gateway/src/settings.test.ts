import { expect, it } from 'vitest'
import { paymentSecrets } from './payments/providers/providers.ts'
import { readSettings } from './settings.ts'

const production = {
  SITE_ENV: 'production',
  GATEWAY_SECRET: 'secret',
  GATEWAY_PUBLIC_URL: 'https://gateway.example',
  ...Object.fromEntries(paymentSecrets.map((name) => [name, 'secret'])),
}

it('starts on a developer’s machine without any setting', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, isStrictMinimal: false, allowedOrigins: [] })
})

it('does not start in production while a secret is missing, and names every one', () => {
  expect(readSettings(production)).toMatchObject({ isProduction: true, secret: 'secret' })
  const incomplete = { ...production, NETS_SECRET_KEY: '', NETS_WEBHOOK_AUTH: undefined }
  expect(() => readSettings(incomplete)).toThrow('NETS_SECRET_KEY, NETS_WEBHOOK_AUTH must be set in production.')
  expect(() => readSettings({ ...production, GATEWAY_SECRET: '' })).toThrow('GATEWAY_SECRET must be set')
})

it('refuses what it cannot have meant', () => {
  expect(readSettings({ ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }).allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  expect(() => readSettings({ ALLOWED_ORIGINS: 'https://a.example/' })).toThrow('ALLOWED_ORIGINS')
  expect(() => readSettings({ ALLOWED_ORIGINS: '*' })).toThrow('ALLOWED_ORIGINS')
  expect(() => readSettings({ GATEWAY_PROFILE: 'strict' })).toThrow('strict-minimal')
})
