import { describe, expect, test } from 'vitest'
import { captchaVendors } from './captcha-vendors.ts'
import { allVendorHosts } from './vendor-hosts.ts'
import { analyticsVendors } from './third-parties.ts'

describe('the vendors in production', () => {
  // The addresses that the vendors document, written by hand, so that no sandbox becomes a default.
  test('captchas come from their vendors by default', () => {
    expect(Object.entries(captchaVendors).map(([name, { script }]) => [name, script])).toEqual([
      ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
      ['hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
      ['recaptcha', 'https://www.google.com/recaptcha/api.js'],
    ])
  })

  test('consent and counting are let in from their vendors', () => {
    expect(analyticsVendors.consent.origins).toEqual(['https://policy.app.cookieinformation.com'])
    expect(analyticsVendors.tagManager.origins).toEqual(['https://www.googletagmanager.com'])
  })

  test('without a stand-in none of them names this machine, and all are asked by https', () => {
    const addresses = Object.values(allVendorHosts(undefined)).flat()
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) expect(address).toMatch(/^https:\/\/(?!localhost)/)
  })
})
