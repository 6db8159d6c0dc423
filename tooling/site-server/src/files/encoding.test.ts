import { describe, expect, test, vi } from 'vitest'
import { chooseEncoding } from './encoding.ts'

const [plain, brotli, gzip] = [Buffer.from('plain'), Buffer.from('brotli'), Buffer.from('gzip')]

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.001', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['brr, xgzip', undefined],
  ])('a browser that accepts "%s" is sent %s', async (accepts, encoding) => {
    const chosen = await chooseEncoding(accepts, { plain, brotli, gzip })
    expect(chosen.encoding).toBe(encoding)
    expect(chosen.body).toBe({ br: brotli, gzip }[encoding ?? ''] ?? plain)
  })

  test('what was not compressed goes out as it is', async () => {
    expect(await chooseEncoding('br, gzip', { plain })).toEqual({ body: plain })
  })

  test('compresses with gzip only for a client that takes nothing better', async () => {
    const compress = vi.fn<() => Promise<Buffer>>(async () => gzip)
    await chooseEncoding('gzip, br', { plain, brotli, gzip: compress })
    expect(compress).not.toHaveBeenCalled()
    expect(await chooseEncoding('gzip', { plain, brotli, gzip: compress })).toEqual({ body: gzip, encoding: 'gzip' })
  })
})
