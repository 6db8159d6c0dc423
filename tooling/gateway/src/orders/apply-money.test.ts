import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { alarms } from '../alarms/alarm-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { ORDER_TOTAL, storePlacedOrder, useTestGateway } from '../../testing/test.ts'
import type { MoneyMovements } from '../model/money-movements.ts'
import { applyMoney } from './apply-money.ts'
import type { Order } from './change-order.ts'
import { orders } from './order-tables.ts'

const gateway = useTestGateway()

const captured: MoneyMovements = {
  reservedMinor: ORDER_TOTAL,
  capturedMinor: ORDER_TOTAL,
  refundedMinor: 0,
  releasedMinor: 0,
}

interface Report {
  movements?: MoneyMovements
  isRefused?: boolean
}

/** Applies a report about an order that `meanwhile` has changed since it was read. */
async function apply(
  read: Partial<Order>,
  meanwhile: Partial<Order>,
  { movements = captured, isRefused = false }: Report = {},
) {
  const { db } = gateway
  const order = await storePlacedOrder(db, read)
  const { transactionId } = order
  const isThis = eq(orders.transactionId, transactionId)
  const [before] = await db
    .update(orders)
    .set({ transactionId, ...meanwhile })
    .where(isThis)
    .returning()
  const isApplied = await applyMoney(db, order, { amountMinor: ORDER_TOTAL, movements, isRefused })
  const [after] = await db.select().from(orders).where(isThis)
  const mails = await db.$count(outbox, eq(outbox.subjectId, transactionId))
  const shown = await db.select().from(alarms).where(eq(alarms.subjectId, transactionId))
  return { order, isApplied, before, after, mails, raised: shown.length, shown }
}

describe('applyMoney', () => {
  it('a report about an order as it stands is stored with all that follows [PAY-27]', async () => {
    const { isApplied, after, mails, raised } = await apply({ paymentStatus: 'capturing', paymentAttempt: 1 }, {})
    expect({ isApplied, mails, raised }).toEqual({ isApplied: true, mails: 1, raised: 0 })
    expect(after).toMatchObject({ status: 'Complete', paymentStatus: 'captured' })
  })

  it.each([
    {
      name: 'whose money moves by now',
      read: { paymentStatus: 'capturing', paymentAttempt: 1 },
      meanwhile: { paymentStatus: 'refunding', paymentAttempt: 1 },
    },
    {
      name: 'whose movement was asked for again',
      read: { paymentStatus: 'refunding', paymentAttempt: 1 },
      meanwhile: { paymentStatus: 'refunding', paymentAttempt: 2 },
    },
  ] as const)('an older report changes nothing at an order $name [PAY-27]', async ({ read, meanwhile }) => {
    const { isApplied, before, after, mails, raised } = await apply(read, meanwhile, { isRefused: true })
    expect({ isApplied, mails, raised }).toEqual({ isApplied: false, mails: 0, raised: 0 })
    expect(after).toEqual(before)
  })

  it.each([
    { failed: 'movement-1', paymentStatus: 'captured', raised: 1, what: 'leads back and is shown to the operator' },
    { failed: 'movement-0', paymentStatus: 'refunding', raised: 0, what: 'is nothing new if it is an earlier one' },
  ])('a movement that failed at the provider $what [PAY-30]', async ({ failed, paymentStatus, raised: expected }) => {
    const waiting = { paymentStatus: 'refunding', paymentOperationId: 'movement-1', paymentAttempt: 2 } as const
    const movements = { ...captured, failedOperations: [failed] }
    const { after, mails, raised } = await apply(waiting, {}, { movements })
    expect({ mails, raised }).toEqual({ mails: 0, raised: expected })
    expect(after).toMatchObject({ paymentStatus })
  })

  it('a movement without a request is shown to the operator with both states [PAY-30]', async () => {
    const { after, shown } = await apply({ paymentStatus: 'authorised' }, {})
    expect(after).toMatchObject({ status: 'Open', paymentStatus: 'captured' })
    expect(shown).toMatchObject([{ kind: 'captured-unasked', detail: 'authorised → captured' }])
  })

  it('money that the way to pay takes at once is no alarm', async () => {
    const { after, raised } = await apply(
      { paymentStatus: 'authorised', paymentOperationId: 'movement-1' },
      {},
      { movements: { ...captured, isCapturedAtOnce: true } },
    )
    expect({ status: after?.paymentStatus, raised }).toEqual({ status: 'captured', raised: 0 })
  })

  it('a part that has moved is shown once, with its amounts', async () => {
    const movements = { ...captured, capturedMinor: 1000 }
    const { order, after, shown } = await apply({ paymentStatus: 'authorised' }, {}, { movements })
    const detail = `reserved ${ORDER_TOTAL}, captured 1000, refunded 0, released 0 (minor units)`
    expect(shown).toMatchObject([{ kind: 'partial-movement', detail }])
    expect(after?.paymentStatus).toBe('authorised')
    const { db } = gateway
    await applyMoney(db, order, { amountMinor: ORDER_TOTAL, movements, isRefused: false })
    expect(await db.$count(alarms, eq(alarms.subjectId, order.transactionId))).toBe(1)
  })

  it('an order whose money is all back is not read from its provider any more [PAY-27]', async () => {
    const waiting = { paymentStatus: 'refunding', paymentAttempt: 1, paymentReadDueAt: new Date(0) } as const
    const { after } = await apply(waiting, {}, { movements: { ...captured, refundedMinor: ORDER_TOTAL } })
    expect(after).toMatchObject({ paymentStatus: 'refunded', paymentReadDueAt: null })
  })
})
