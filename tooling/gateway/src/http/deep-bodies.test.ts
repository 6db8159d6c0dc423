import { describe, expect, it, vi } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'

const gateway = useTestGateway()

const DEPTH = 1000
const deep = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']

const filled = (path: string, provider: string) =>
  path
    .replace(':shopId', 'test_dk')
    .replace(':provider', provider)
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+(?:\{[^}]*\})?/g, 'x')

describe('deep bodies', () => {
  it('[RUN-32] no route parses a body that is nested deeper than any call', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const routes = gateway.app.routes.filter(({ method }) => WRITING.includes(method))
    const addresses = routes.flatMap(({ method, path }) =>
      ['nets', 'adyen', 'klarna'].map((provider) => ({ method, path: filled(path, provider) })),
    )
    for (const { method, path } of addresses) {
      const headers = { 'Content-Type': 'application/json' }
      const { status } = await gateway.fetch(`http://gateway.test${path}`, { method, headers, body: deep })
      expect(status, `${method} ${path}`).toBeLessThan(500)
    }
    expect(addresses.length).toBeGreaterThan(50)
    expect(parse.mock.calls.filter(([text]) => text.includes('['.repeat(DEPTH)))).toEqual([])
  })
})
