import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

const { app } = createTestSandboxes()
const read = (name: string) => app.request(`/checkoutshopper/images/logos/medium/${name}`)

describe('payment logos', () => {
  it.each(['visa', 'mc', 'amex', 'maestro', 'dankort', 'mobilepay', 'swish', 'klarna', 'vipps', 'trustly'])(
    'the drawing of %s is 48 by 32 pixels, for any shop [CART-19]',
    async (name) => {
      const answer = await read(`${name}.png`)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const drawing = await answer.text()
      expect(drawing).toContain('width="48" height="32"')
      expect(new Set(drawing.match(/#[0-9a-f]{3,6}/g)).size).toBeGreaterThan(1)
    },
  )

  it('an unknown method has no drawing', async () => {
    expect((await read('gold.png')).status).toBe(404)
  })
})
