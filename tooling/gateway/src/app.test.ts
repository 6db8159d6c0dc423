import { describe, expect, it } from 'vitest'
import { openDatabase } from './database/database.ts'
import { createGateway } from './gateway.ts'
import { createTestGateway, useTestGateway, offlinePlatform, type TestGateway } from '../testing/test-gateway.ts'
import { createShopper } from '../testing/shopper.ts'

const gateway = useTestGateway()

const ask = (path: string, init?: RequestInit) => gateway.fetch(`http://gateway.test${path}`, init)
const JSON_TYPE = { 'Content-Type': 'application/json' }
const add = (body: string) => ask('/shops/test_dk/api/cart/add', { method: 'POST', headers: JSON_TYPE, body })
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errorCode: string }).errorCode,
]

describe('the gateway', () => {
  it('serves its shops, and no other (OP-65)', async () => {
    expect((await ask('/shops/test_dk/api/v1.0/configuration/frontend')).status).toBe(200)
    expect(await codeOf(await ask('/shops/nowhere/api/v1.0/configuration/frontend'))).toEqual([404, 'unknown-shop'])
    expect(await codeOf(await ask('/shops/test_dk/api/nothing'))).toEqual([404, 'not-found'])
    expect(await codeOf(await ask('/'))).toEqual([404, 'not-found'])
  })

  it('refuses what is no JSON, and what is too large, with a reason', async () => {
    expect(await codeOf(await add('{'))).toEqual([400, 'invalid-json'])
    expect(await codeOf(await add('[]'))).toEqual([400, 'invalid-user-id'])
    expect(await codeOf(await add(JSON.stringify({ userId: 'x'.repeat(100_000) })))).toEqual([413, 'too-large'])
  })

  it('names no software and lets nothing be guessed about types', async () => {
    const { headers } = await ask('/shops/test_dk/api/translations')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  })

  it('is alive without its database, but not ready, and asks to come back', async () => {
    expect((await ask('/health/ready')).status).toBe(200)
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const { app } = createGateway(nowhere, gateway.settings, offlinePlatform)
    expect((await app.request('/health/live')).status).toBe(200)
    for (const path of ['/health/ready', '/shops/test_dk/api/cart/get?userId=1']) {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    }
    await nowhere.pool.end()
  })

  it('gives nothing away about a failure of its own', async () => {
    const shopper = createShopper(gateway.fetch)
    await gateway.database.pool.query('alter table carts rename to carts_away')
    try {
      const { status, body } = await shopper.get('/cart/get')
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          errorCode: 'internal-error',
          errors: [{ errorCode: 'internal-error' }],
          errorNumber: expect.stringMatching(/^\d{9}$/),
        },
      })
    } finally {
      await gateway.database.pool.query('alter table carts_away rename to carts')
    }
  })
})

const origin = 'https://shop.example'
const askFrom = async (from: string, asked: TestGateway, method = 'GET') => {
  const preflight = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' }
  const url = 'http://gateway.test/shops/test_dk/api/cart/get?userId=1'
  return asked.fetch(url, { method, headers: { Origin: from, ...(method === 'OPTIONS' && preflight) } })
}
const allowedBy = (response: Response) => response.headers.get('access-control-allow-origin')

describe('a gateway on another origin than the shop', () => {
  it('lets the browsers of configured shops alone read its answers, errors too', async () => {
    const open = await createTestGateway({ environment: { ALLOWED_ORIGINS: origin } })
    const refused = await askFrom(origin, open)
    expect([refused.status, allowedBy(refused)]).toEqual([400, origin])
    const asked = await askFrom(origin, open, 'OPTIONS')
    expect([asked.status, allowedBy(asked)]).toEqual([204, origin])
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
    expect(allowedBy(await askFrom('https://other.example', open))).toBeNull()
    await open.close()
  })

  it('lets no other origin in unless it is configured to', async () => {
    expect(allowedBy(await askFrom(origin, gateway))).toBeNull()
  })
})
