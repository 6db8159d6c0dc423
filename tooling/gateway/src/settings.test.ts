import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { captchaSecrets } from './captcha/captcha-settings.ts'
import { paymentSecrets } from './payments/providers/providers.ts'
import { readSettings } from './settings.ts'

const production = {
  SITE_ENV: 'production',
  DATABASE_URL: 'postgres://shop_app:password@db.example/shop?sslmode=verify-full',
  GATEWAY_SECRET: 'a secret of 256 random bits, more or less',
  GATEWAY_PUBLIC_URL: 'https://gateway.example',
  SMTP_URL: 'smtps://mail.example',
  SHOP_ORIGINS: 'product_uk=https://shop.example',
  ...Object.fromEntries([...captchaSecrets, ...paymentSecrets].map((name) => [name, 'secret'])),
  NETS_WEBHOOK_AUTH: 'a1b2c3d4e5f6',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Shop',
}

it('starts on a developer’s machine without any other setting', () => {
  const settings = readSettings({ SITE_ENV: 'local' })
  expect(settings).toMatchObject({ port: 4000, isLocal: true, isStrictMinimal: false, allowedOrigins: [] })
})

it('prepares the pictures unless it is told not to', () => {
  expect(readSettings(production).warmsUpPictures).toBe(true)
  expect(readSettings({ ...production, PICTURE_WARM_UP: 'off' }).warmsUpPictures).toBe(false)
})

// Guards against treating an unknown value as local, with demo customers, published secrets and sandboxes.
it.each([undefined, '', 'prod', 'Production', 'preview'])(
  'does not take SITE_ENV=%s for a developer’s machine',
  (name) => {
    const said = 'SITE_ENV must be one of local, test, staging, production.'
    expect(() => readSettings({ ...production, SITE_ENV: name })).toThrow(said)
  },
)

it.each(['production', 'staging', 'test'])(
  'does not start in %s while a secret is missing, and names every one',
  (name) => {
    const deployed = { ...production, SITE_ENV: name }
    expect(readSettings(deployed)).toMatchObject({ isLocal: false, secret: production.GATEWAY_SECRET })
    const incomplete = { ...deployed, NETS_SECRET_KEY: '', NETS_WEBHOOK_AUTH: undefined }
    expect(() => readSettings(incomplete)).toThrow('NETS_SECRET_KEY, NETS_WEBHOOK_AUTH must be set unless')
    expect(() => readSettings({ ...deployed, GATEWAY_SECRET: '' })).toThrow('GATEWAY_SECRET must be set')
    expect(() => readSettings({ ...deployed, CAPTCHA_SECRET: '' })).toThrow('CAPTCHA_SECRET must be set')
    expect(() => readSettings({ ...deployed, SMTP_URL: '' })).toThrow('SMTP_URL must be set')
    expect(() => readSettings({ ...deployed, DATABASE_URL: '' })).toThrow('DATABASE_URL must be set')
  },
)

it('does not encrypt with a secret that can be guessed, and knows those of before', () => {
  const short = { ...production, GATEWAY_SECRET: 'x'.repeat(31) }
  expect(() => readSettings(short)).toThrow('GATEWAY_SECRET must have 32 characters')
  const { earlierSecrets } = readSettings({ ...production, GATEWAY_EARLIER_SECRETS: 'one,two' })
  expect(earlierSecrets).toEqual(['one', 'two'])
})

it('is reached by https alone in production', () => {
  const open = { ...production, GATEWAY_PUBLIC_URL: 'http://gateway.example' }
  expect(() => readSettings(open)).toThrow('GATEWAY_PUBLIC_URL must begin with https://')
  expect(readSettings({ ...open, SITE_ENV: 'staging' }).isLocal).toBe(false)
})

it('refuses what it cannot have meant', () => {
  expect(
    readSettings({ SITE_ENV: 'local', ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }).allowedOrigins,
  ).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(() => readSettings({ SITE_ENV: 'local', ALLOWED_ORIGINS: 'https://a.example/' })).toThrow('ALLOWED_ORIGINS')
  expect(() => readSettings({ SITE_ENV: 'local', ALLOWED_ORIGINS: '*' })).toThrow('ALLOWED_ORIGINS')
  for (const SHOP_ORIGINS of ['https://a.example', 'product_uk=', 'product_uk=a.example', '=https://a.example']) {
    expect(() => readSettings({ SITE_ENV: 'local', SHOP_ORIGINS })).toThrow('SHOP_ORIGINS')
  }
  expect(() => readSettings({ SITE_ENV: 'local', GATEWAY_PROFILE: 'strict' })).toThrow('strict-minimal')
})

it.each([
  'mail.example',
  'http://mail.example',
  'smtp:',
  'smtp://mail.example?ignoreTLS=true',
  'smtp://mail.example?requireTLS=false',
  'smtps://mail.example?tls.rejectUnauthorized=false',
  'smtps://mail.example?secured=true',
])('does not send mails by %s, which names no server or switches TLS off', (SMTP_URL) => {
  expect(() => readSettings({ ...production, SMTP_URL })).toThrow('SMTP_URL must be smtps://host')
})

it.each([
  ['smtps://user:password@mail.example', false],
  ['smtp://user:password@mail.example:587?name=shop.example', true],
])('sends mails by %s, by STARTTLS or not at all where the connection begins without TLS', (url, requiresTls) => {
  expect(readSettings({ ...production, SMTP_URL: url }).mailServer).toEqual({ url, requiresTls })
})

it('needs no TLS for the mails of a developer’s machine', () => {
  expect(readSettings({ SITE_ENV: 'local' }).mailServer).toEqual({ url: 'smtp://127.0.0.1:2525', requiresTls: false })
})

it.each(['db.example/shop', 'mysql://db.example/shop', 'postgres'])('says what DATABASE_URL must be, not %s', (url) => {
  expect(() => readSettings({ ...production, DATABASE_URL: url })).toThrow('such as postgres://')
})

it('reads secrets from files, and refuses what the settings would refuse', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, `${production.GATEWAY_SECRET}\n`)
  const fromFile = { ...production, GATEWAY_SECRET: undefined, GATEWAY_SECRET_FILE: file }
  expect(readSettings(fromFile).secret).toBe(production.GATEWAY_SECRET)
  writeFileSync(file, 'short')
  expect(() => readSettings(fromFile)).toThrow('GATEWAY_SECRET must have 32 characters')
  writeFileSync(file, `${production.DATABASE_URL}\n`)
  const database = { ...production, DATABASE_URL: undefined, DATABASE_URL_FILE: file }
  expect(readSettings(database).databaseUrl).toBe(production.DATABASE_URL)
})
