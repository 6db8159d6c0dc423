import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from './session-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

describe('access', () => {
  // The rules of access: access-matrix.test.ts.
  it('ends a session for good when its row is gone', async () => {
    const shopper = createShopper(gateway.fetch)
    const login = { email: 'new@example.com', password: 'Hearing2026' }
    const { body } = await shopper.call('POST', '/v1.0/authenticate', login)
    shopper.useToken(body.access_token)
    const cartStatus = async () => (await shopper.get('/cart/get', { userId: body.user.userId })).status
    expect(await cartStatus()).toBe(200)
    await gateway.db.delete(sessions).where(eq(sessions.customerId, body.user.userId))
    expect(await cartStatus()).toBe(401)
  })
})
