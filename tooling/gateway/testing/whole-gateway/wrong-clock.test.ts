import { randomUUID } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { customerOfToken, issueToken } from '../../src/access/access-token.ts'
import { sessions } from '../../src/access/session-tables.ts'
import { newCustomerId } from '../../src/access/visitor-id.ts'
import { outbox } from '../../src/outbox/outbox-tables.ts'
import { createDigests } from '../../src/secrets/digests.ts'
import { createFakeNets, createShopper, useTestGateway } from '../test.ts'
import { findById } from '../../src/transactions/transaction-store.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'

const DAY_MS = 86_400_000

const nets = createFakeNets()
const gateway = useTestGateway({ platform: { fetch: nets.fetch } })

// The other gateways and the providers have the right time, as the database has.
describe.each([
  ['three days ahead', 3],
  ['three days behind', -3],
])('a gateway whose clock is %s', (_name, days) => {
  let right: Date
  beforeEach(() => {
    right = new Date()
    vi.useFakeTimers({ toFake: ['Date'], now: right.getTime() + days * DAY_MS })
  })
  afterEach(() => void vi.useRealTimers())

  it('keeps a login as long as the others do, and no longer [RUN-13]', async () => {
    const { db } = gateway
    const digests = createDigests('the first one')
    const owner = { shopId: 'test_dk', customerId: newCustomerId() }
    const token = await issueToken(db, digests, owner)
    const isThis = eq(sessions.customerId, owner.customerId)
    const [session] = await db.select().from(sessions).where(isThis)
    expect(Math.round((session!.expiresAt.getTime() - right.getTime()) / 3_600_000)).toBe(12)
    expect(await customerOfToken(db, digests, 'test_dk', token)).toBe(owner.customerId)
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(isThis)
    expect(await customerOfToken(db, digests, 'test_dk', token)).toBeUndefined()
  })

  it('lets a payment at Nets go on for 48 hours, and no longer [RUN-13]', async () => {
    const shopper = createShopper(gateway.fetch)
    const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
    const isThis = eq(transactions.id, transactionId)
    const shownAfter = async (hours: number) => {
      const created = new Date(right.getTime() - hours * 3_600_000)
      Object.assign(nets.payments.get(paymentId)!, { created: created.toISOString() })
      await gateway.db.update(transactions).set({ paymentClaimedAt: created, providerReadAt: null }).where(isThis)
      return [(await shopper.nets()).status, (await findById(gateway.db, transactionId))?.status]
    }
    expect(await shownAfter(47)).toEqual([200, 'authorising'])
    expect(await shownAfter(49)).toEqual([409, 'cancelled'])
  })

  it('waits a minute for a payment that another gateway creates, and no longer [RUN-13]', async () => {
    const { db } = gateway
    const shopper = createShopper(gateway.fetch)
    await shopper.add({ battery: 2 })
    const { transactionId } = (await shopper.placeOrder()).body
    const statusAfter = async (paymentClaimedAt: SQL) => {
      const isThis = eq(transactions.id, transactionId)
      await db.update(transactions).set({ status: 'authorising', paymentClaimedAt }).where(isThis)
      await db.insert(outbox).values({ kind: 'terminate-payment', subjectId: transactionId, key: randomUUID() })
      await gateway.runDueJobs()
      const [transaction] = await db.select().from(transactions).where(isThis)
      return transaction?.status
    }
    expect(await statusAfter(sql`now()`)).toBe('authorising')
    expect(await statusAfter(sql`now() - interval '2 minutes'`)).toBe('cancelled')
  })
})
