import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'
import { leastSettings } from '../testing/deployed-settings.ts'

const { production, staging } = leastSettings

describe('readSettings', () => {
  it('starts on a developer’s machine without any other setting', () => {
    const settings = readSettings({ SITE_ENV: 'local' })
    expect(settings).toMatchObject({ port: 4000, hostname: '127.0.0.1', isLocal: true })
    expect(settings).toMatchObject({ allowedOrigins: [], seedsDemoShops: true, customersPerAddress: 100 })
  })

  it('writes the demo shops into a named database only where it is told to', () => {
    const named = { SITE_ENV: 'local', DATABASE_URL: 'postgres://127.0.0.1/shop' }
    expect(readSettings(named).seedsDemoShops).toBe(false)
    expect(readSettings({ ...named, SEED_DEMO_SHOPS: 'on' }).seedsDemoShops).toBe(true)
    expect(readSettings(production).seedsDemoShops).toBe(false)
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

  it('knows the secrets of before, and what the deployment is', () => {
    const { earlierSecrets, deployment } = readSettings({ ...production, GATEWAY_EARLIER_SECRETS: 'one,two' })
    expect(earlierSecrets).toEqual(['one', 'two'])
    expect(deployment).toMatchObject({
      environment: 'production',
      accounts: { adyen: 'live HearingShop', klarna: 'live K123456', nets: 'live a0b1c2d3e4f5' },
    })
    expect(deployment.earlierKeyIds).toHaveLength(2)
    expect(readSettings(staging).deployment.accounts).toMatchObject({
      adyen: 'test HearingShop',
      klarna: 'test K123456',
    })
  })

  it('reads origins that are separated by commas', () => {
    const ALLOWED_ORIGINS = 'https://a.example, https://b.example:8443'
    const { allowedOrigins } = readSettings({ SITE_ENV: 'local', ALLOWED_ORIGINS })
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
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

  it('reads secrets from files, and refuses what the settings would refuse', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'secret')
    writeFileSync(file, `${production['GATEWAY_SECRET']}\n`)
    const fromFile = { ...production, GATEWAY_SECRET: undefined, GATEWAY_SECRET_FILE: file }
    expect(readSettings(fromFile).secret).toBe(production['GATEWAY_SECRET'])
    writeFileSync(file, 'short')
    expect(() => readSettings(fromFile)).toThrow('GATEWAY_SECRET is a secret of 5 characters.')
    writeFileSync(file, `${production['DATABASE_URL']}\n`)
    const database = { ...production, DATABASE_URL: undefined, DATABASE_URL_FILE: file }
    expect(readSettings(database).databaseUrl).toBe(production['DATABASE_URL'])
  })
})
