import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onError } from './on-error.ts'
import { notFound, Refusal } from './refusal.ts'

const lines: string[] = []

async function linesAfter(failure: Error, path: string, headers: Record<string, string> = {}) {
  const calls = new Hono().get('/orders/:userId/:orderNumber', () => {
    throw failure
  })
  const app = new Hono().route('/shops/:shopId/api', calls).use(() => Promise.resolve())
  app.onError(onError)
  await app.request(`http://gateway.test/shops/test_dk/api${path}`, { headers })
  return lines
}

describe('onError', () => {
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')))
  })
  afterEach(() => vi.restoreAllMocks())

  // Guards against ids in the log. A decoded line break in a path would start a new line there.
  it('writes one line of an unexpected failure, with the pattern of its route in place of the path', async () => {
    const path = '/orders/inger%40example.com/x%0A2026-01-01%20payment%20received'
    const [line = '', ...others] = await linesAfter(new Error('broken\nbeyond repair'), path)
    expect(others).toEqual([])
    expect(line.split('\n')).toHaveLength(1)
    expect(line).not.toMatch(/inger|received/)
    expect(JSON.parse(line)).toMatchObject({
      event: 'call-failed',
      method: 'GET',
      route: '/shops/:shopId/api/orders/:userId/:orderNumber',
      failure: expect.stringContaining('broken\nbeyond repair'),
    })
  })

  it.each([
    ['login-failed', new Refusal(400, ['invalid-login-or-password'])],
    ['throttled', new Refusal(429, ['too-many-attempts'], { 'Retry-After': '9' })],
  ])('notes %s with the address it came from', async (event, refusal) => {
    const [line = ''] = await linesAfter(refusal, '/orders/1/2', { 'x-forwarded-for': '198.51.100.7' })
    expect(JSON.parse(line)).toMatchObject({ event, address: '198.51.100.7', method: 'GET' })
  })

  it('is silent about refusals that are everyday business', async () => {
    expect(await linesAfter(notFound(), '/orders/1/2')).toEqual([])
    expect(await linesAfter(new Refusal(400, ['constructor']), '/orders/1/2')).toEqual([])
  })
})
