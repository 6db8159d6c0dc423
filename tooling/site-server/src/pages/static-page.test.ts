import { describe, expect, test } from 'vitest'
import { staticPage } from './static-page.ts'
import { fakeBrand, renderedPage, testSite } from '../testing.ts'

describe('a static page', () => {
  test('a page for plain hosting carries its own policy, which allows for payment, its logos and a gateway elsewhere', async () => {
    const built = await fakeBrand()
    built.bundle.createRenderer = (() => ({ shell: () => renderedPage() })) as never
    const { site } = testSite(built, {
      SITES__testbrand__dk__publicGateway: 'https://gateway.example/dk',
      SITES__testbrand__dk__pictureHosts: '["https://cdn.example"]',
    })
    const { html, policy } = staticPage(built, site, true)
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+">/)
    expect(html).toMatch(/script-src [^;]*https:\/\/pay\.example/)
    expect(html).toMatch(/img-src [^;]*https:\/\/logos\.example https:\/\/cdn\.example/)
    expect(html).toContain("connect-src 'self' https://gateway.example")
    expect(html).not.toContain('frame-ancestors')
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
