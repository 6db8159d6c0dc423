import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '../../orders/place-order.ts'
import { sampleOrder, useTestGateway } from '../../../testing/test.ts'
import type { Transaction } from '../../transactions/transaction-store.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { promoCodeUses } from '../cart-tables.ts'
import { endOfferedUses, hasUsesLeft, holdUse } from './promo-code-uses.ts'

const CODE = { shopId: 'test_dk', code: 'ONCE50' }

const gateway = useTestGateway()
const { db } = gateway

/** Stores a payment with a code for so many orders. With `heldFor`, it has held a use for so many minutes. */
async function payment({ uses = 1, heldFor, ...changes }: Partial<Transaction> & { uses?: number; heldFor?: number }) {
  const id = randomUUID()
  const [stored] = await db
    .insert(transactions)
    .values({
      id,
      shopId: CODE.shopId,
      userId: id,
      correlationId: id,
      status: 'authorising',
      isCurrent: true,
      cartHash: '',
      formHash: '',
      draft: sampleOrder({ limitedCode: { code: CODE.code, uses } }).draft,
      amountMinor: 31_550,
      currency: 'DKK',
      provider: 'nets',
      paymentClaimedAt: new Date(),
      ...changes,
    })
    .returning()
  const heldAt = sql<Date>`now() - interval '1 minute' * ${heldFor ?? 0}`
  if (heldFor !== undefined) await db.insert(promoCodeUses).values({ ...CODE, transactionId: id, heldAt })
  return stored!
}

const hold = (transaction: Transaction) => db.transaction((tx) => holdUse(tx, transaction))
const holders = async () => (await db.select().from(promoCodeUses)).map(({ transactionId }) => transactionId)
/** Returns which of these payments are still wanted. */
async function currentOf(...payments: Transaction[]) {
  const ids = payments.map(({ id }) => id)
  const rows = await db.select().from(transactions).where(inArray(transactions.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.isCurrent)
}

const place = (paid: Transaction) => placeOrder({ db, triggerOutbox: () => undefined }, paid)
const stateOf = async ({ id }: Transaction) => {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id))
  return [row?.status, row?.heldBecause]
}
const isLeft = () => hasUsesLeft(db, { ...CODE, userId: 'next', uses: 1 })

describe('uses of a promo code', () => {
  beforeEach(() => db.delete(promoCodeUses))

  describe('a payment that wants the last use of a code', () => {
    it.each([
      ['gets it where nobody has it', undefined, 'held'],
      ['waits where another one had it for so long that it is offered', 16, 'ending'],
      ['loses it where another one has it', 14, 'used-up'],
    ])('%s', async (_, heldFor, result) => {
      if (heldFor !== undefined) await payment({ heldFor })
      const wanted = await payment({})
      expect(await hold(wanted)).toBe(result)
      expect((await holders()).includes(wanted.id)).toBe(result === 'held')
    })

    it.each([
      ['another one of the visitor has replaced', { isCurrent: false }],
      ['is paid', { status: 'paid' }],
      ['is cancelled', { status: 'cancelled' }],
    ] as const)('gets none when it %s meanwhile', async (_, changes) => {
      const wanted = await payment({})
      await db.update(transactions).set(changes).where(eq(transactions.id, wanted.id))
      expect(await hold(wanted)).toBe('replaced')
      expect(await holders()).toEqual([])
    })
  })

  describe('the uses that are offered', () => {
    it('end one at a time, the one that was held longest first', async () => {
      const younger = await payment({ heldFor: 20 })
      const older = await payment({ heldFor: 30 })
      await endOfferedUses(db, await payment({ uses: 2 }))
      expect(await currentOf(younger, older)).toEqual([true, false])
    })

    it('stay while another one ends already', async () => {
      await payment({ heldFor: 20, isCurrent: false })
      const offered = await payment({ heldFor: 30 })
      await endOfferedUses(db, await payment({ uses: 2 }))
      expect(await currentOf(offered)).toEqual([true])
    })
  })

  describe('an order that is placed', () => {
    it('uses the code, also if its payment had given the use back before the money arrived', async () => {
      const paid = await payment({ paymentId: randomUUID() })
      expect(await isLeft()).toBe(true)
      await place(paid)
      expect(await stateOf(paid)).toEqual(['paid', null])
      expect(await isLeft()).toBe(false)
    })

    it('keeps its use when the code is good for more orders since, and others use it', async () => {
      const paid = await payment({ paymentId: randomUUID(), heldFor: 1 })
      await payment({ uses: 2, heldFor: 0 })
      await place(paid)
      expect(await stateOf(paid)).toEqual(['paid', null])
    })
  })
})
