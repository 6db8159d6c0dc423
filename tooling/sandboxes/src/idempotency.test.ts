import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { idempotent } from './idempotency.ts'

function countingApp(statusOf = (_call: number) => 200) {
  let calls = 0
  const app = new Hono()
  app.use(idempotent('idempotency-key', (c) => c.text('conflict', 422)))
  app.post('/orders', async () => {
    const call = ++calls
    await new Promise(setImmediate)
    return new Response(String(call), { status: statusOf(call) })
  })
  const post = async (body: string, key?: string) => {
    const answer = await app.request('/orders', {
      method: 'POST',
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
    return `${answer.status} ${await answer.text()}`
  }
  return post
}

describe('idempotent', () => {
  it('a repeated key with the same body gets the first answer', async () => {
    const post = countingApp()
    expect([await post('a', 'k'), await post('a', 'k')]).toEqual(['200 1', '200 1'])
    expect([await post('a', 'other'), await post('a')]).toEqual(['200 2', '200 3'])
  })

  it('a key is refused for another body, and during its first call', async () => {
    const post = countingApp()
    expect(await Promise.all([post('a', 'k'), post('a', 'k')])).toEqual(['200 1', '422 conflict'])
    expect(await post('b', 'k')).toBe('422 conflict')
  })

  it('a failed call can be repeated', async () => {
    const post = countingApp((call) => (call === 1 ? 500 : 200))
    expect([await post('a', 'k'), await post('a', 'k')]).toEqual(['500 1', '200 2'])
  })
})
