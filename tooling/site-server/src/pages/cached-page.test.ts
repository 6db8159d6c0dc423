import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage, POPULAR, sizeOf } from './cached-page.ts'

const html = Array.from(
  { length: 400 },
  (_, number) => `<li class="tile-${(number * 7919) % 101}">${number}</li>`,
).join('')
const headers = { 'content-type': 'text/html' }

/** A page that was sent as often as a page must be for the best quality, or less often. */
const sent = async (asked = POPULAR) => ({ ...(await compressPage(200, html, headers)), asked })

test('compresses quickly while a visitor waits, and as small as possible once it was asked often', async () => {
  const quick = await sent()
  const small = await compressPage(200, html, headers, quick)
  expect(small.brotli.byteLength).toBeLessThan(quick.brotli.byteLength)
  for (const page of [quick, small]) {
    expect(brotliDecompressSync(page.brotli).toString()).toBe(html)
    expect(gunzipSync(await page.gzip()).toString()).toBe(html)
  }
  expect(small.headers['etag']).toBe(quick.headers['etag'])
})

test('does no work for a page that has not changed, unless it has become popular', async () => {
  const rare = await sent(POPULAR - 1)
  const small = await compressPage(200, html, headers, await sent())
  for (const earlier of [rare, small]) {
    const same = await compressPage(200, html, { 'content-type': 'text/html', 'x-new': '1' }, earlier)
    expect(same.brotli).toBe(earlier.brotli)
    expect(same.asked).toBe(earlier.asked)
    expect(same.headers).toMatchObject({ 'x-new': '1', etag: earlier.headers['etag'] })
  }
})

test.each([
  ['quickly', POPULAR - 1, false],
  ['as small as possible if it was popular', POPULAR, true],
])('compresses a page anew that has changed: %s', async (_how, asked, isSmallest) => {
  const changed = `${html}<li>more</li>`
  const other = await compressPage(200, changed, headers, await sent(asked))
  expect(brotliDecompressSync(other.brotli).toString()).toBe(changed)
  expect(other).toMatchObject({ asked: 0, isSmallest })
})

test('the size of a page counts all bytes that are kept', async () => {
  const page = await compressPage(200, html, headers)
  const text = Object.entries(page.headers).flat().join('')
  const kept = page.plain.byteLength + page.brotli.byteLength + 2 * (text.length + '/key'.length)
  expect(sizeOf(page, '/key') - sizeOf({ ...page, headers: {}, plain: Buffer.of(), brotli: Buffer.of() }, '')).toBe(
    kept,
  )
})
