import { PassThrough } from 'node:stream'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { defects, type DefectName } from '../../documented-gateway/defects/defects.ts'
import { createDocumentedGateway } from '../../documented-gateway/documented-gateway.ts'
import { describe, expect, it } from 'vitest'
import { examine } from '../examine.ts'
import { writeHtml } from './html.ts'
import { writeTerminal } from './terminal.ts'

/** A stream that is no terminal, so that nothing is coloured. */
const file = new PassThrough() as unknown as NodeJS.WriteStream

async function reportOf(name?: DefectName) {
  const fault = name && defects[name]
  const gateway = createDocumentedGateway({ fault, settings: { translations: english } })
  const fetch: typeof globalThis.fetch = async (input, init) => gateway.fetch(new Request(input, init))
  return examine({ baseUrl: 'http://gateway.test', fetch, writes: true, samples: 1 })
}

describe('the report', () => {
  it('[API-54] prints a gap with what the shop does about it', async () => {
    const text = writeTerminal(await reportOf('cart is a cent too much'), file)
    expect(text).toContain('27 of 27 can work')
    expect(text).toContain('→ The totals show the difference as the row “Rounding”.')
    expect(text).toMatch(/✓ GET \/api\/cart\/get +200 +\d+ of \d+ fields/)
  })

  it('[API-54] prints the pages that cannot work, and why', async () => {
    const text = writeTerminal(await reportOf('cart is refused'), file)
    expect(text).toMatch(/✗ Cart {2}\/cart\n {4}GET \/api\/cart\/get/)
  })

  it('[API-54] prints the calls that the documents do not name, and what the shop does without them', async () => {
    const report = await reportOf()
    for (const written of [writeTerminal(report, file), writeHtml(report)]) {
      expect(written).toContain('POST /api/v1.0/guest-orders/code')
      expect(written).toContain('The page for orders without an account shows how to reach a person.')
    }
  })

  it('[API-54] prints missing texts by page', async () => {
    const text = writeTerminal(await reportOf('text is absent'), file)
    expect(text).toMatch(/every page +1 missing: AddToCart\./)
  })

  it('[API-54] writes a page with a heading and a caption for each table', async () => {
    const html = writeHtml(await reportOf('cart is refused'))
    expect(html).toContain('<html lang="en">')
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html.match(/<caption>/g)?.length).toBe(html.match(/<table\b/g)?.length)
    expect(html).toContain('Pages that cannot work')
  })

  it('writes what a gateway sends as text, not as markup', async () => {
    const report = await reportOf()
    const shopId = '<script>alert(1)</script>'
    const html = writeHtml({ ...report, shopId })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })
})
