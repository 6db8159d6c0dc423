import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from './session-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

describe('access', () => {
  // The rules of access: access-matrix.test.ts.
  it('ends a session for good when its row is gone', async () => {
    const shopper = createShopper(gateway.fetch)
    const { userId } = (await shopper.logIn()).user
    const cartStatus = async () => (await shopper.get('/cart/get', { userId })).status
    expect(await cartStatus()).toBe(200)
    await gateway.db.delete(sessions).where(eq(sessions.customerId, userId))
    expect(await cartStatus()).toBe(401)
  })
})
