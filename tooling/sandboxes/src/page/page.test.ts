import { describe, expect, it } from 'vitest'
import { createTestCheckout } from '../klarna/testing.ts'

const FILE_IN_PAGE = /(?:href|src)="([^"]+\.(?:css|js))"/g
const IMPORT = /from '([^']+)'/g

const { call, createPayment, draftOrder, boughtOrder } = createTestCheckout()
const pages: [string, () => Promise<string>][] = [
  ['the payment window of Nets', async () => `/v1/?paymentId=${await createPayment()}`],
  ['the checkout of Klarna', async () => `/checkout/orders/${await draftOrder()}/iframe`],
  [
    'a field of Adyen',
    async () => `/checkoutshopper/securedfields/k/6.3.0/securedFields.html?d=${btoa('http://a.test')}`,
  ],
  ['the confirmation of Klarna', async () => `/checkout/orders/${await boughtOrder()}/iframe`],
]

describe('a page of the sandboxes', () => {
  describe.each(pages)('%s', (_, addressOf) => {
    it('names only files that are there, and so do their scripts', async () => {
      const found = [...(await (await call('GET', await addressOf())).text()).matchAll(FILE_IN_PAGE)].map(
        ([, path = '']) => path,
      )
      expect(found).toHaveLength(2)
      // The loop also visits the imports, which it appends to the list.
      for (const path of found) {
        const answer = await call('GET', path)
        expect([path, answer.status]).toEqual([path, 200])
        const imports = [...(await answer.text()).matchAll(IMPORT)].map(([, name = '']) => name)
        found.push(...imports.map((name) => new URL(name, `http://sandbox.test${path}`).pathname))
      }
      expect(found).toContain('/__sandbox/page/browser/page-parts.js')
    })
  })

  it('a file that does not exist answers 404', async () => {
    expect((await call('GET', '/__sandbox/nets/browser/nothing.js')).status).toBe(404)
  })

  it('a body of more than 256 KiB is refused', async () => {
    expect((await call('POST', '/nexi/v1/payments', { order: 'x'.repeat(300_000) })).status).toBe(413)
  })
})
