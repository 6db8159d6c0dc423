import { describe, expect, test } from 'vitest'
import { DENY_ALL_POLICY, contentSecurityPolicy } from './content-security-policy.ts'

const page = { inlineStyles: ['a{}'], inlineScripts: ['go()'], thirdParties: [], isSecure: false }
const rule = (policy: string, name: string) => policy.split('; ').find((entry) => entry.startsWith(`${name} `))

describe('contentSecurityPolicy', () => {
  test('allows nothing unsafe without a provider’s script, and passes scripts through named policies', () => {
    for (const policy of [
      contentSecurityPolicy(page),
      // A payment page whose provider script is one of the shop's own files.
      contentSecurityPolicy({ ...page, nonce: 'abc' }),
      // A page hosted as a plain file, which serves every address.
      contentSecurityPolicy({ ...page, thirdParties: ['https://pay.example'] }),
    ]) {
      expect(policy).not.toContain('unsafe')
      expect(rule(policy, 'object-src')).toBe("object-src 'none'")
      expect(rule(policy, 'base-uri')).toBe("base-uri 'none'")
      expect(rule(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
      expect(rule(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    }
    expect(DENY_ALL_POLICY).toContain("default-src 'none'")
  })

  test('lets a page’s own inline blocks in by their hash', () => {
    const policy = contentSecurityPolicy(page)
    expect(rule(policy, 'script-src')).toBe("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='")
    // The hash of the empty text: `openssl dgst -sha256 -binary </dev/null | base64`.
    expect(rule(policy, 'style-src')).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })

  test('a payment page lets its provider in, with a fresh word for inline scripts', () => {
    const policy = contentSecurityPolicy({ ...page, thirdParties: ['https://pay.example'], nonce: 'abc' })
    for (const name of ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src', 'form-action']) {
      expect(rule(policy, name)).toContain('https://pay.example')
    }
    expect(rule(policy, 'script-src')).toContain("'nonce-abc'")
    expect(rule(policy, 'form-action')).toContain(' https: ')
    expect(rule(contentSecurityPolicy(page), 'form-action')).toBe("form-action 'self'")
    expect(rule(policy, 'trusted-types')).toContain('default')
    // Only there the provider's HTML is inserted.
    expect(rule(policy, 'trusted-types')).toContain('provider-html')
    expect(rule(contentSecurityPolicy(page), 'trusted-types')).not.toContain('provider-html')
    expect(rule(contentSecurityPolicy(page), 'frame-src')).toBe("frame-src 'none'")
  })

  test('[PAY-24] lets a provider’s HTML bring styles and event attributes, but no script without nonce or listed address', () => {
    const policy = contentSecurityPolicy({ ...page, thirdParties: ['https://pay.example'], nonce: 'abc' })
    // Browsers ignore `'unsafe-inline'` beside a hash.
    expect(rule(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline' https://pay.example")
    expect(rule(policy, 'script-src-attr')).toBe("script-src-attr 'unsafe-inline'")
    expect(rule(policy, 'script-src')).not.toContain('unsafe')
  })

  test('[CART-19] allows the pictures of payment marks, and nothing else from their host', () => {
    const policy = contentSecurityPolicy({ ...page, pictures: ['https://marks.example'] })
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https://marks.example")
    expect(policy.replace(/img-src[^;]*/, '')).not.toContain('https://marks.example')
  })

  test('[SEO-07] allows consent and analytics, but not their forms or inline scripts', () => {
    const vendorHosts = {
      scripts: ['https://ask.example'],
      styles: ['https://dress.example'],
      calls: ['https://*.count.example'],
      pictures: ['https://dot.example'],
      frames: ['https://frame.example'],
    }
    const policy = contentSecurityPolicy({ ...page, vendorHosts })
    expect(rule(policy, 'script-src')).toBe(`${rule(contentSecurityPolicy(page), 'script-src')} https://ask.example`)
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://*.count.example")
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https://dot.example")
    expect(rule(policy, 'frame-src')).toBe('frame-src https://frame.example')
    expect(rule(policy, 'style-src')).toBe(`${rule(contentSecurityPolicy(page), 'style-src')} https://dress.example`)
    expect(rule(policy, 'form-action')).toBe("form-action 'self'")
    expect(rule(policy, 'trusted-types')).toContain('default')
  })

  test('a gateway on another origin may be called and its pictures shown', () => {
    const policy = contentSecurityPolicy({ ...page, gatewayOrigin: 'https://gateway.example' })
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://gateway.example")
    expect(rule(policy, 'img-src')).toContain('https://gateway.example')
  })

  test('with TLS, plain addresses are lifted to it', () => {
    expect(contentSecurityPolicy({ ...page, isSecure: true })).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy(page)).not.toContain('upgrade-insecure-requests')
  })

  test('lets the form of a payment ask, show and frame its provider, and post to banks, but run none of its scripts', () => {
    const paymentHosts = {
      calls: ['https://ask.example'],
      pictures: ['https://show.example'],
      frames: ['https://frame.example', 'https:'],
    }
    const policy = contentSecurityPolicy({ ...page, paymentHosts })
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://ask.example")
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https://show.example")
    expect(rule(policy, 'frame-src')).toBe('frame-src https://frame.example https:')
    expect(rule(policy, 'form-action')).toBe("form-action 'self' https: https://frame.example")
    expect(rule(policy, 'script-src')).not.toContain('example')
    expect(rule(policy, 'style-src')).not.toContain('example')
    expect(rule(policy, 'trusted-types')).not.toContain('default')
  })
})
