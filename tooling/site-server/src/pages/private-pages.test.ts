import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { renderedPage, startSites, type FakeBrand } from '../testing.ts'

type Render = NonNullable<FakeBrand['page']>

const paymentPage: Render = async ({ nonce }) =>
  renderedPage({
    handle: { private: true },
    thirdPartyOrigins: ['https://pay.example'],
    nonce,
    html: `<script nonce="${nonce}" src="/main.js"></script>`,
  })

const ENCODINGS = [
  ['identity', (body: Buffer) => body],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const

describe('private pages', () => {
  test('[RUN-30] a private page is rendered once for all visitors, with ids and queries left out', async () => {
    const page = vi.fn<Render>(async ({ address }) => renderedPage({ handle: { private: true }, html: address }))
    await using sites = await startSites({ page, cacheAddress: () => '/order/orderNumber' })
    const answers = await Promise.all(['/order/1', '/order/2?key=secret'].map((address) => sites.request(address)))
    expect(page).toHaveBeenCalledTimes(1)
    for (const { headers, text } of answers) {
      expect(text).toBe('/order/orderNumber')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  test('a payment page lets its provider in and a bank’s window report back', async () => {
    await using sites = await startSites({ page: paymentPage })
    const { headers } = await sites.request('/payments/1')
    expect(headers['content-security-policy']).toContain('frame-src https://pay.example')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  test.each(['on', 'off'])(
    '[RUN-30] each response of a payment page has a nonce of its own (page cache %s)',
    async (PAGE_CACHE) => {
      const page = vi.fn<Render>(paymentPage)
      await using sites = await startSites({ page }, { PAGE_CACHE })
      const nonces = new Set<string>()
      for (const [encoding, unpack] of ENCODINGS) {
        const { headers, body } = await sites.receive('/payments/1', { headers: { 'accept-encoding': encoding } })
        const text = unpack(body).toString()
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? []
        expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(ENCODINGS.length)
      expect(page).toHaveBeenCalledTimes(PAGE_CACHE === 'on' ? 1 : ENCODINGS.length)
    },
  )

  // The answer 304 renews the policy, and not the page beside it.
  test('a payment page is never answered with 304', async () => {
    await using sites = await startSites({ page: paymentPage })
    await sites.request('/payments/1')
    expect((await sites.request('/payments/1')).headers).not.toHaveProperty('etag')
    expect((await sites.request('/payments/1', { headers: { 'if-none-match': '*' } })).status).toBe(200)
  })
})
