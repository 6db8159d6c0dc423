import { describe, expect, it } from 'vitest'
import { createDocumentedGateway } from './documented-gateway.ts'
import { BoundedMap } from './http/bounded-map.ts'

describe('createDocumentedGateway', () => {
  it('[API-01] answers over a port on loopback as it does without a network', async () => {
    const gateway = createDocumentedGateway()
    const address = await gateway.listen()
    try {
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      const answered = await (await fetch(`${address}/api/products/categories`)).json()
      const direct = await gateway.fetch(new Request('http://gateway.test/api/products/categories'))
      expect(answered).toEqual(await direct.json())
    } finally {
      await gateway.close()
    }
  })

  it('[API-50] remembers calls that the documents do not name', async () => {
    const gateway = createDocumentedGateway()
    const { status } = await gateway.fetch(new Request('http://gateway.test/api/v2/carts'))
    expect([status, gateway.control.unknownCalls()]).toEqual([404, ['GET /api/v2/carts']])
  })

  it('rejects a body that is too large', async () => {
    const { fetch: ask } = createDocumentedGateway()
    const body = JSON.stringify({ userId: 'x'.repeat(200_000) })
    const headers = { 'content-length': String(body.length) }
    const answer = await ask(new Request('http://gateway.test/api/cart/add', { method: 'POST', body, headers }))
    expect(answer.status).toBe(413)
  })

  it('drops the oldest entry of a full map', () => {
    const map = new BoundedMap<number>(2).set('a', 1).set('b', 2).set('c', 3)
    expect([...map.keys()]).toEqual(['b', 'c'])
  })
})
