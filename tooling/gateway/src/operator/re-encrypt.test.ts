import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createEncryption } from '../access/encryption.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { reEncrypt } from './re-encrypt.ts'

const CPR = '2512489996'
const [OLD, NEW] = ['the secret that is dropped', 'the secret that replaces it']

const gateway = useTestGateway({ settings: { secret: OLD } })

/** Returns every encrypted number of the database. */
async function numbers() {
  const found = await gateway.db.execute<{ number: string }>(
    sql`select encrypted_cpr as number from carts where encrypted_cpr is not null
      union all select draft ->> 'encryptedCpr' from transactions where draft ->> 'encryptedCpr' is not null
      union all select draft ->> 'encryptedCpr' from orders where draft ->> 'encryptedCpr' is not null`,
  )
  return found.rows.map(({ number }) => number)
}

describe('reEncrypt', () => {
  it('lets an earlier secret be dropped: every personal number is readable without it', async () => {
    const shopper = createShopper(gateway.fetch, 'test_free')
    await shopper.add({ battery: 1 })
    const ordered = await shopper.placeOrder({ customProperties: { cprNumber: CPR } })
    expect(ordered.status).toBe(200)
    const other = createShopper(gateway.fetch, 'test_free')
    await other.add({ battery: 1 })
    await other.post('/cart/update-properties', { customProperties: { cprNumber: CPR } })
    const before = await numbers()
    expect(before.length).toBeGreaterThanOrEqual(3)
    expect(before.map(createEncryption(NEW).decrypt)).toEqual(before.map(() => undefined))

    expect(await reEncrypt(gateway.db, NEW, [OLD])).toEqual({ changed: before.length, unreadable: 0 })
    const { decrypt } = createEncryption(NEW)
    expect((await numbers()).map(decrypt)).toEqual(before.map(() => CPR))
    expect(await reEncrypt(gateway.db, NEW, [])).toEqual({ changed: 0, unreadable: 0 })
  })

  it('leaves a number that no secret can read, and counts it', async () => {
    expect(await reEncrypt(gateway.db, 'a third secret', ['a fourth one'])).toMatchObject({ changed: 0 })
    expect((await reEncrypt(gateway.db, 'a third secret', [])).unreadable).toBeGreaterThanOrEqual(3)
    expect((await numbers()).map(createEncryption(NEW).decrypt)).not.toContain(undefined)
  })
})
