import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../outbox/outbox-tables.ts'
import { draftOf, useTestGateway } from '../../testing/test.ts'
import { endTransaction } from './end-transaction.ts'
import {
  advance,
  endHeld,
  findById,
  findByPayment,
  findByTriple,
  findCurrent,
  holdForReview,
  lockCurrent,
  recordPaymentMethod,
  type Transaction,
} from './transaction-store.ts'
import { transactions } from './transaction-tables.ts'

const gateway = useTestGateway()
const db = () => gateway.db

const draft = draftOf([{ cost: 100, quantity: 1, vatRate: 2500, isExempt: false }], { basisPoints: 0, code: false })
const longAgo = new Date('2026-01-01')

/** Stores a transaction with default values for all other fields. */
async function stored(changes: Partial<Transaction> = {}): Promise<Transaction> {
  const [row] = await db()
    .insert(transactions)
    .values({
      id: randomUUID(),
      correlationId: randomUUID(),
      shopId: 'test_dk',
      userId: randomUUID(),
      status: 'created',
      isCurrent: true,
      cartHash: '',
      formHash: '',
      draft,
      amountMinor: 100,
      currency: 'DKK',
      provider: 'nets',
      updatedAt: longAgo,
      ...changes,
    })
    .returning()
  return row!
}
const end = (transaction: Transaction) => db().transaction((tx) => endTransaction(tx, transaction))
const work = ({ id }: Transaction) => db().select().from(outbox).where(eq(outbox.subjectId, id))
const again = async ({ id }: Transaction) => (await findById(db(), id))!

describe('a transaction', () => {
  it('is found only by the three ids together, in the shop that made it', async () => {
    const { shopId, id: transactionId, userId, correlationId } = await stored()
    const triple = { transactionId, userId, correlationId }
    expect(await findByTriple(db(), shopId, triple)).toMatchObject({ id: transactionId })
    const other = await stored()
    for (const wrong of [
      { ...triple, transactionId: other.id },
      { ...triple, userId: other.userId },
      { ...triple, correlationId: other.correlationId },
    ]) {
      expect(await findByTriple(db(), shopId, wrong)).toBeUndefined()
    }
    expect(await findByTriple(db(), 'test_uk', triple)).toBeUndefined()
  })

  it('is found by the number of its payment at that provider, not by the same number at another one', async () => {
    const paymentId = randomUUID()
    const { id } = await stored({ paymentId })
    const { id: otherId } = await stored({ paymentId, provider: 'klarna' })
    expect(await findByPayment(db(), 'nets', paymentId)).toMatchObject({ id })
    expect(await findByPayment(db(), 'klarna', paymentId)).toMatchObject({ id: otherId })
    expect(await findByPayment(db(), 'adyen', paymentId)).toBeUndefined()
    expect(await findByPayment(db(), 'nets', randomUUID())).toBeUndefined()
  })

  it('is the visitor’s current one until another takes its place, in one shop only', async () => {
    const { id, userId, shopId } = await stored()
    await stored({ userId, isCurrent: false })
    const abroad = await stored({ userId, shopId: 'test_uk' })
    expect(await findCurrent(db(), { shopId, userId })).toMatchObject({ id })
    expect(await findCurrent(db(), { shopId: 'test_uk', userId })).toMatchObject({ id: abroad.id })
    expect(await findCurrent(db(), { shopId, userId: randomUUID() })).toBeUndefined()
    expect(await db().transaction((tx) => lockCurrent(tx, { shopId, userId }))).toMatchObject({ id })
  })

  it('keeps how the customer paid, and changes no other transaction', async () => {
    const paid = await stored()
    const other = await stored()
    await recordPaymentMethod(db(), paid.id, 'visa')
    expect((await again(paid)).paymentMethod).toBe('visa')
    expect((await again(other)).paymentMethod).toBeNull()
  })
})

describe('a step of a transaction', () => {
  it('happens from the named states only, once, and not to another transaction', async () => {
    const transaction = await stored()
    const other = await stored()
    expect(await advance(db(), transaction.id, ['authorising', 'pending'], 'paid')).toBe(false)
    expect((await again(transaction)).status).toBe('created')
    expect(await advance(db(), transaction.id, ['pending', 'created'], 'authorising')).toBe(true)
    expect(await advance(db(), transaction.id, ['pending', 'created'], 'authorising')).toBe(false)
    const moved = await again(transaction)
    expect(moved.status).toBe('authorising')
    expect(moved.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
    expect((await again(other)).status).toBe('created')
  })

  it('does not happen while the transaction is held for review', async () => {
    const held = await stored({ status: 'pending', heldBecause: 'amount' })
    expect(await advance(db(), held.id, ['pending'], 'paid')).toBe(false)
    expect((await again(held)).status).toBe('pending')
  })
})

describe('a transaction that is held for review', () => {
  it('is held once, with its reason, unless it is paid', async () => {
    const transaction = await stored({ status: 'authorising' })
    const other = await stored({ status: 'authorising' })
    expect(await holdForReview(db(), transaction.id, 'amount')).toBe(true)
    const held = await again(transaction)
    expect(held).toMatchObject({ status: 'pending', heldBecause: 'amount' })
    expect(held.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
    expect(await holdForReview(db(), transaction.id, 'currency')).toBe(false)
    expect((await again(transaction)).heldBecause).toBe('amount')
    expect((await again(other)).heldBecause).toBeNull()
    const paid = await stored({ status: 'paid' })
    expect(await holdForReview(db(), paid.id, 'amount')).toBe(false)
    expect(await again(paid)).toMatchObject({ status: 'paid', heldBecause: null })
  })

  it('is given up once, and only while it is held', async () => {
    const held = await stored({ status: 'pending', heldBecause: 'amount' })
    const other = await stored({ status: 'pending', heldBecause: 'amount' })
    expect(await endHeld(db(), held.id)).toBe(true)
    expect(await endHeld(db(), held.id)).toBe(false)
    const ended = await again(held)
    expect(ended.status).toBe('cancelled')
    expect(ended.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
    expect((await again(other)).status).toBe('pending')
    for (const free of [await stored({ status: 'pending' }), await stored({ status: 'paid', heldBecause: 'amount' })]) {
      expect(await endHeld(db(), free.id)).toBe(false)
      expect((await again(free)).status).toBe(free.status)
    }
  })
})

describe('a transaction that another one replaces', () => {
  it('is cancelled at once while no payment of it can exist', async () => {
    const transaction = await stored()
    const other = await stored()
    expect(await end(transaction)).toBe(true)
    const ended = await again(transaction)
    expect(ended).toMatchObject({ status: 'cancelled', isCurrent: false })
    expect(ended.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
    expect(await work(transaction)).toEqual([])
    expect(await again(other)).toMatchObject({ status: 'created', isCurrent: true })
  })

  it.each([
    ['it has begun', { status: 'created', paymentClaimedAt: longAgo }],
    ['it is being authorised', { status: 'authorising' }],
    ['it is pending', { status: 'pending' }],
  ] as const)('has its payment ended at the provider, once, where %s', async (_, changes) => {
    const transaction = await stored(changes)
    expect(await end(transaction)).toBe(true)
    expect(await again(transaction)).toMatchObject({ status: changes.status, isCurrent: false })
    await end(transaction)
    expect(await work(transaction)).toMatchObject([{ kind: 'terminate-payment', key: `terminate:${transaction.id}` }])
  })

  it.each(['paid', 'failed', 'cancelled'] as const)('has no payment to end once it is %s', async (status) => {
    const transaction = await stored({ status })
    expect(await end(transaction)).toBe(true)
    expect(await again(transaction)).toMatchObject({ status, isCurrent: false })
    expect(await work(transaction)).toEqual([])
  })

  it('stays as it is when it has moved on since it was read', async () => {
    const read = await stored()
    await advance(db(), read.id, ['created'], 'paid')
    expect(await end(read)).toBe(false)
    expect(await again(read)).toMatchObject({ status: 'paid', isCurrent: true })
    expect(await work(read)).toEqual([])
  })
})
