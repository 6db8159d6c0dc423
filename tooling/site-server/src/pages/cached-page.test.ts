import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressPage, sizeOf } from './cached-page.ts'

const html = Array.from(
  { length: 400 },
  (_, number) => `<li class="tile-${(number * 7919) % 101}">${number}</li>`,
).join('')
const headers = { 'content-type': 'text/html' }

describe('a cached page', () => {
  test('compresses quickly while a visitor waits, and as small as possible while a stale page is sent', async () => {
    const quick = await compressPage(200, html, headers)
    const small = await compressPage(200, html, headers, quick)
    expect(small.brotli.byteLength).toBeLessThan(quick.brotli.byteLength)
    expect(brotliDecompressSync(small.brotli).toString()).toBe(html)
    for (const page of [quick, small]) expect(gunzipSync(await page.gzip()).toString()).toBe(html)
    expect(small.headers['etag']).toBe(quick.headers['etag'])
  })

  test('does no work twice for a page that has not changed, and all of it for one that has', async () => {
    const small = await compressPage(200, html, headers, await compressPage(200, html, headers))
    const same = await compressPage(200, html, { 'content-type': 'text/html', 'x-new': '1' }, small)
    expect(same.brotli).toBe(small.brotli)
    expect(same.headers).toMatchObject({ 'x-new': '1' })
    const other = await compressPage(200, `${html}<li>more</li>`, headers, small)
    expect(brotliDecompressSync(other.brotli).toString()).toBe(`${html}<li>more</li>`)
  })

  test('the size of a page counts all bytes that are kept', async () => {
    const page = await compressPage(200, html, headers)
    const text = Object.entries(page.headers).flat().join('')
    const kept = page.plain.byteLength + page.brotli.byteLength + 2 * (text.length + '/key'.length)
    expect(sizeOf(page, '/key') - sizeOf({ ...page, headers: {}, plain: Buffer.of(), brotli: Buffer.of() }, '')).toBe(
      kept,
    )
  })
})
