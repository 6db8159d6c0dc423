import { describe, expect, test } from 'vitest'
import { hostFiles } from './host-files.ts'
import { staticHeaders } from '../policy/security-headers.ts'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-x'; frame-ancestors 'none'; object-src 'none'"
const settings = { isProduction: true, isSecure: true, strictTransportSecurity: 'max-age=1' }
const files = hostFiles(staticHeaders(settings, POLICY))
const text = (name: string) => files[name] ?? ''
const names = ['_headers', 'vercel.json', 'staticwebapp.config.json', 'nginx.conf', 'Caddyfile']

describe('hostFiles', () => {
  describe('the files for hosts of plain files', () => {
    test('are those of common hosts', () => {
      expect(Object.keys(files)).toEqual(names)
    })

    test.each(names)(
      '%s has the host send the policy with who may frame a page, and all other security headers',
      (name) => {
        expect(text(name)).toContain(POLICY)
        const all = [
          'strict-transport-security',
          'x-content-type-options',
          'referrer-policy',
          'permissions-policy',
          'cross-origin-opener-policy',
        ]
        for (const header of all) expect(text(name)).toContain(header)
        expect(text(name)).not.toContain('noindex')
      },
    )

    test('are read by the hosts as they were meant', () => {
      const { headers } = JSON.parse(text('vercel.json')) as { headers: { source: string; headers: unknown[] }[] }
      expect(headers[0]?.headers).toContainEqual({ key: 'content-security-policy', value: POLICY })
      const { globalHeaders } = JSON.parse(text('staticwebapp.config.json')) as {
        globalHeaders: Record<string, string>
      }
      expect(globalHeaders['content-security-policy']).toBe(POLICY)
      expect(text('_headers').split('\n')[0]).toBe('/*')
      expect(text('nginx.conf')).toContain(`add_header content-security-policy "${POLICY}" always;`)
    })

    test('keep assets for ever, with the other headers as well at nginx, which inherits none', () => {
      expect(text('_headers')).toMatch(/\n\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable\n$/)
      const [, assets] = text('nginx.conf').split('location /assets/ {')
      expect(assets).toContain('nosniff')
      expect(assets).toContain('immutable')
    })

    test('keep at least the framing rule if the policy is longer than the host accepts', () => {
      const long = `script-src ${'https://pay.example '.repeat(200).trim()}; frame-ancestors 'none'; object-src 'none'`
      const { _headers = '' } = hostFiles(staticHeaders(settings, long))
      expect(_headers).toContain("\n  content-security-policy: frame-ancestors 'none'\n")
      for (const line of _headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    })
  })

  test('a site that is not in production is not indexed by search engines', () => {
    expect(staticHeaders({ ...settings, isProduction: false }, POLICY)).toMatchObject({ 'x-robots-tag': 'noindex' })
  })
})
