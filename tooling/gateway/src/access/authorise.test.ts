import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { bearer } from './authorise.ts'
import { isAnonymousId, isCustomerId } from './visitor-id.ts'

const gateway = useTestGateway()

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

  it.each(['1', 'c-1', `x-${randomUUID()}`])('is refused in any other form: %s', async (userId) => {
    const { status, body } = await createShopper(gateway.fetch, 'test_dk', userId).get('/cart/get')
    expect({ status, code: body.errorCode }).toEqual({ status: 400, code: 'invalid-user-id' })
  })

  it('is enough for a visitor, and not for a customer', async () => {
    const visitor = createShopper(gateway.fetch)
    const customer = createShopper(gateway.fetch, 'test_dk', `c-${randomUUID()}`)
    expect([(await visitor.get('/cart/get')).status, (await customer.get('/cart/get')).status]).toEqual([200, 401])
  })
})
