import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const production = {
  SITE_ENV: 'production',
  GATEWAY_SECRET: 'secret',
  GATEWAY_PUBLIC_URL: 'https://gateway.example',
  NETS_SECRET_KEY: 'secret-key',
  NETS_CHECKOUT_KEY: 'checkout-key',
  NETS_WEBHOOK_AUTH: 'webhook-word',
}

it('starts on a developer’s machine without any setting', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, isStrictMinimal: false, allowedOrigins: [] })
})

it('does not start in production while a secret is missing, and names every one', () => {
  expect(readSettings(production)).toMatchObject({ isProduction: true, secret: 'secret' })
  const { NETS_SECRET_KEY: _secret, NETS_WEBHOOK_AUTH: _word, ...incomplete } = production
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
