import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

const [plain, brotli, gzip] = [Buffer.from('plain'), Buffer.from('brotli'), Buffer.from('gzip')]

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.001', 'br'],
  ['identity', undefined],
  ['', undefined],
  ['brr, xgzip', undefined],
])('a browser that accepts "%s" is sent %s', (accepts, encoding) => {
  const chosen = chooseEncoding(accepts, { plain, brotli, gzip })
  expect(chosen.encoding).toBe(encoding)
  expect(chosen.body).toBe({ br: brotli, gzip }[encoding ?? ''] ?? plain)
})

test('what was not compressed goes out as it is', () => {
  expect(chooseEncoding('br, gzip', { plain })).toEqual({ body: plain })
})
