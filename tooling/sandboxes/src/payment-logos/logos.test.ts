import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

const { app } = createTestSandboxes()
const read = (name: string) => app.request(`/checkoutshopper/images/logos/medium/${name}`)

it.each(['visa', 'mc', 'amex', 'maestro', 'dankort', 'mobilepay', 'swish', 'klarna', 'vipps'])(
  'has a picture for %s, a PNG as its address says [CART-19]',
  async (name) => {
    const answer = await read(`${name}.png`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([96, 64])
    const data = bytes.indexOf('IDAT')
    const pixels = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)))
    expect(pixels).toHaveLength((96 + 1) * 64)
    // Paper, and some ink in the middle row: a word stands there.
    expect(new Set(pixels.subarray(97 * 32 + 10, 97 * 32 + 87))).toEqual(new Set([0x33, 0xff]))
  },
)

it('has none for what nobody pays with', async () => {
  expect((await read('gold.png')).status).toBe(404)
})
