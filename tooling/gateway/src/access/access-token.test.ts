import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { createDigests } from '../secrets/digests.ts'
import {
  customerOfToken,
  issueToken,
  revokeOtherTokensOf,
  revokeToken,
  revokeTokensOf,
  SESSION_SECONDS,
} from './access-token.ts'
import { sessions } from './session-tables.ts'
import { newCustomerId } from './visitor-id.ts'

const gateway = useTestGateway()

const db = () => gateway.db
const digests = createDigests('the first one')
const issue = (customerId: string) => issueToken(db(), digests, { shopId: 'test_dk', customerId })
const owner = (token: string, shopId = 'test_dk') => customerOfToken(db(), digests, shopId, token)
const rowsOf = (customerId: string) => db().select().from(sessions).where(eq(sessions.customerId, customerId))

describe('access tokens', () => {
  it('opens a session whose token cannot be guessed or read from the database, and that ends by itself', async () => {
    const customerId = newCustomerId()
    const before = Date.now()
    const tokens = [await issue(customerId), await issue(customerId)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await rowsOf(customerId)
    expect(rows).toHaveLength(2)
    for (const { tokenHash, expiresAt } of rows) {
      expect(tokens).not.toContain(tokenHash)
      expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + SESSION_SECONDS * 1000)
      expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + SESSION_SECONDS * 1000)
    }
    expect(SESSION_SECONDS).toBe(43_200)
  })

  it('knows the customer of a token in its shop, while the session has not expired', async () => {
    const customerId = newCustomerId()
    const token = await issue(customerId)
    expect(await owner(token)).toBe(customerId)
    expect(await owner(token, 'test_uk')).toBeUndefined()
    expect(await owner(randomUUID())).toBeUndefined()
    await db()
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.customerId, customerId))
    expect(await owner(token)).toBeUndefined()
  })

  it('ends the session of one token, in its shop, and no other', async () => {
    const customerId = newCustomerId()
    const [token, other] = [await issue(customerId), await issue(customerId)]
    await revokeToken(db(), digests, 'test_uk', token)
    expect(await owner(token)).toBe(customerId)
    await revokeToken(db(), digests, 'test_dk', token)
    expect([await owner(token), await owner(other)]).toEqual([undefined, customerId])
  })

  it('ends every session of a customer, or all but the one in use, and none of another customer', async () => {
    const [customerId, strangerId] = [newCustomerId(), newCustomerId()]
    const stranger = await issue(strangerId)
    const [kept, other] = [await issue(customerId), await issue(customerId)]
    await revokeOtherTokensOf(db(), digests, customerId, kept)
    expect([await owner(kept), await owner(other)]).toEqual([customerId, undefined])
    await revokeTokensOf(db(), customerId)
    expect([await owner(kept), await owner(stranger)]).toEqual([undefined, strangerId])
  })
})
