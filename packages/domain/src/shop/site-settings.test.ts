import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CONSENT_SCRIPT, fallbacksOf, siteSettingsSchema, sitesFileSchema } from './site-settings.ts'

const isValid = (settings: object) => v.safeParse(siteSettingsSchema, settings).success

describe('the settings of a site', () => {
  test.each([
    [{ gateway: 'https://gateway.example/any/path' }],
    [{ gateway: 'http://127.0.0.1:4000/shops/{shop}', origin: 'http://{site}.localhost:{port}' }],
    [{ contact: 'mailto:help@shop.example', terms: '/terms', privacy: 'https://shop.example/privacy' }],
    [{ textMessages: '+45 20 12 34 56', relay: 'Relay UK: dial 18001 before our number.' }],
    [{ captcha: 'none', consent: 'off' }],
  ])('[CFG-38] takes %j', (settings) => expect(isValid(settings)).toBe(true))

  test.each([
    [{ gateway: 'gateway.example' }],
    [{ origin: 'https://shop.example/path' }],
    [{ hosts: ['https://shop.example'] }],
    [{ contact: 'javascript:alert(1)' }],
    [{ terms: '//elsewhere.example' }],
    [{ contact: 'tel:+4512345678' }],
    [{ textMessages: 'sms:1234' }],
    [{ captcha: 'off' }],
    [{ captcha: { provider: 'turnstile' } }],
    [{ consent: true }],
    [{ currency: 'kr' }],
    [{ deliveryDays: 0 }],
    [{ timeZone: 'Romance Standard Time' }],
    [{ orderBefore: '3 pm' }],
    [{ gatewayUrl: 'https://gateway.example' }],
    [{ displayName: 'x'.repeat(2_001) }],
  ])('[CFG-41] refuses %j', (settings) => expect(isValid(settings)).toBe(false))

  test('[CFG-38] a file has defaults, and sites by brand and market', () => {
    const file = { $schema: 'sites.schema.json', defaults: { captcha: 'none' }, '*': {}, phonicear: { 'dk-free': {} } }
    expect(v.parse(sitesFileSchema, file)).toEqual(file)
  })

  test('[OP-83] consent is asked by the documented script, unless the site names another or none', () => {
    expect(fallbacksOf({}).consentScriptUrl).toBe(CONSENT_SCRIPT)
    expect(fallbacksOf({ consent: 'off' }).consentScriptUrl).toBeUndefined()
    expect(fallbacksOf({ consent: { scriptUrl: 'https://own.example/uc.js' } }).consentScriptUrl).toBe(
      'https://own.example/uc.js',
    )
  })

  test('[OP-93] a site that says nothing about the captcha does not say none', () => {
    expect(fallbacksOf({}).captcha).toBeUndefined()
    expect(fallbacksOf({ captcha: 'none' }).captcha).toBe('none')
  })
})
