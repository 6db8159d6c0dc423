import { describe, expect, test } from 'vitest'
import { allVendorHosts, captchaHostsOf, NO_VENDOR_HOSTS, vendorHostsOf } from './vendor-hosts.ts'

const SANDBOX = 'http://localhost:8080'
const tagManager = { default: 'GTM-1', byHost: {}, scriptUrl: '' }
const captcha = { provider: 'turnstile', siteKey: 'key', scriptUrl: '' } as const
const CLOUDFLARE = 'https://challenges.cloudflare.com'

describe('the hosts of vendors', () => {
  test('[TRK-08] a shop allows the vendors that it names, and no analytics where it asks for no consent (OP-43)', () => {
    const nothing = { consentScriptUrl: '', tagManager, captcha: undefined }
    expect(vendorHostsOf(nothing, SANDBOX)).toEqual(NO_VENDOR_HOSTS)
    const asking = vendorHostsOf(
      { ...nothing, consentScriptUrl: 'https://x.example/uc.js', tagManager: undefined },
      undefined,
    )
    expect(asking.scripts).toEqual(['https://policy.app.cookieinformation.com'])
    expect(asking.pictures).toEqual([])
    const counting = vendorHostsOf({ ...nothing, consentScriptUrl: 'https://x.example/uc.js' }, SANDBOX)
    expect(counting.scripts).toEqual([
      'https://policy.app.cookieinformation.com',
      'https://www.googletagmanager.com',
      SANDBOX,
    ])
  })

  test('the captcha of a shop is let in, and that of no other vendor', () => {
    const named = { consentScriptUrl: '', tagManager: undefined, captcha }
    const letIn = {
      ...NO_VENDOR_HOSTS,
      scripts: [CLOUDFLARE, SANDBOX],
      calls: [SANDBOX],
      frames: [CLOUDFLARE, SANDBOX],
    }
    expect(vendorHostsOf(named, SANDBOX)).toEqual(letIn)
    expect(captchaHostsOf({ captcha }, SANDBOX)).toEqual(letIn)
    expect(captchaHostsOf({ captcha: undefined }, SANDBOX)).toEqual(NO_VENDOR_HOSTS)
  })

  test('a page sent before its shop is known allows all vendors', () => {
    const { scripts, styles, frames } = allVendorHosts(undefined)
    expect(scripts).toEqual(expect.arrayContaining([CLOUDFLARE, 'https://www.googletagmanager.com']))
    expect(scripts).toContain('https://www.google.com/recaptcha/')
    expect(styles).toContain('https://*.hcaptcha.com')
    expect(frames).toContain('https://recaptcha.google.com/recaptcha/')
  })
})
