import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { bearer } from './authorise.ts'
import { isAnonymousId, isCustomerId } from './visitor-id.ts'

const TOKEN = 'a1_-'.repeat(10)
const sent = (authorization?: string) => ({ req: { header: () => authorization } }) as unknown as Context

describe('a token', () => {
  it('is read from a header that contains nothing else', () => {
    expect(bearer(sent(`Bearer ${TOKEN}`))).toBe(TOKEN)
    const others = [undefined, '', `Basic Bearer ${TOKEN}`, `Bearer ${TOKEN} `, `Bearer ${TOKEN}.x`, `bearer ${TOKEN}`]
    expect(others.map((header) => bearer(sent(header)))).toEqual(others.map(() => undefined))
  })
})

describe('the id of a visitor', () => {
  it('is one of a customer with its mark alone', () => {
    const id = randomUUID()
    expect([isAnonymousId(id), isCustomerId(id)]).toEqual([true, false])
    expect([isAnonymousId(`c-${id}`), isCustomerId(`c-${id}`)]).toEqual([false, true])
    expect([isCustomerId('c-1'), isCustomerId(`x-${id}`), isAnonymousId('1')]).toEqual([false, false, false])
  })
})
