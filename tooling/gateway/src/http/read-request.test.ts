import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'

const gateway = useTestGateway()

const SHOP = 'http://gateway.test/shops/test_dk/api'
const JSON_TYPE = { 'Content-Type': 'application/json' }
const userId = randomUUID()

const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errorCode?: string }).errorCode,
]
const post = (body: BodyInit, headers: HeadersInit = JSON_TYPE) =>
  gateway.fetch(`${SHOP}/cart/update`, { method: 'POST', headers, body })
const update = (changes: object) => JSON.stringify({ userId, ...changes })

describe('what no database can hold', () => {
  const INVALID = [400, 'invalid-request']

  it.each(['\0', '\ud800', '\udc00', '\udc00\ud800'])('%j is refused in every text of a body', async (text) => {
    expect(await errorOf(await post(update({ shippingMethod: text })))).toEqual(INVALID)
    expect(await errorOf(await post(update({ customProperties: { referralCode: `a${text}` } })))).toEqual(INVALID)
    expect(await errorOf(await post(update({ [`a${text}`]: 1 })))).toEqual(INVALID)
    expect(await errorOf(await post(update({ unread: [[{ text: `${text}b` }]] })))).toEqual(INVALID)
  })

  it.each(['%00', '%ED%A0%80', '%FF', '%E0%A4', '%', '%zz'])('%s is refused in path and query', async (text) => {
    const paths = [`/cart/get?userId=${text}`, `/cart/get?unread=${text}&userId=${userId}`, `/cart/get?${text}=1`]
    for (const path of [...paths, `/v1.0/me/favourites/${text}`, `/products/browse?route=/a${text}`, `/${text}`]) {
      const method = path.startsWith('/v1.0/me') ? 'POST' : 'GET'
      expect([path, ...(await errorOf(await gateway.fetch(`${SHOP}${path}`, { method })))]).toEqual([path, ...INVALID])
    }
  })

  it('is no text with marks and signs of every kind, however it is written', async () => {
    const escaped = String.raw`"\ud83d\ude00 \\u0000 \\ud800 Ærø \t"`
    const body = `{"userId":"${userId}","unread":${escaped}}`
    expect((await post(body)).status).toBe(200)
    const query = new URLSearchParams({ query: '😀 50% Ærø' }).toString()
    expect((await gateway.fetch(`${SHOP}/products/search?${query}`)).status).toBe(200)
  })

  it('is refused as deep as a body can be', async () => {
    const depth = 30
    const body = `{"userId":"${userId}","unread":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect((await post(body)).status).toBe(200)
    expect(await errorOf(await post(body.replace('[]', String.raw`["\u0000"]`)))).toEqual(INVALID)
  })
})

describe('a body', () => {
  it('is read as JSON only when it says so', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const refused = await post(new TextEncoder().encode(update({})), type === '' ? {} : { 'Content-Type': type })
      expect([type, ...(await errorOf(refused))]).toEqual([type, 415, 'unsupported-media-type'])
    }
    for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset="UTF-8"']) {
      expect((await post(update({}), { 'Content-Type': type })).status).toBe(200)
    }
  })

  it('that is no well-formed UTF-8 is refused, whether the text is read or not', async () => {
    const bytes = Buffer.from(update({ unread: '?' }))
    bytes[bytes.indexOf('?')] = 0xff
    expect(await errorOf(await post(bytes))).toEqual([400, 'invalid-json'])
  })
})
