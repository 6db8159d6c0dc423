import { describe, expect, it } from 'vitest'
import { moneyFact } from '../../../model/money-movements.ts'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import { createOrdersApi, outcomeOf } from './bought-order.ts'

const order = {
  status: 'AUTHORIZED',
  fraud_status: 'ACCEPTED',
  order_amount: 12_900,
  captured_amount: 0,
  refunded_amount: 0,
  purchase_currency: 'SEK',
  merchant_reference1: 'T-1',
}
const paid = { paymentId: 'k1', amountMinor: 12_900 } as PaidTransaction

describe('Klarna’s orders', () => {
  // The statuses and fraud statuses of the vendor's order management API, typed by hand, and `STOPPED` from its fraud
  // notifications. A push and a fraud notification say only that the order is to be read.
  it.each([
    [{}, 'reserved'],
    [{ status: 'PART_CAPTURED', captured_amount: 900 }, 'partial'],
    [{ status: 'CAPTURED', captured_amount: 12_900 }, 'captured'],
    [{ status: 'CAPTURED', captured_amount: 12_900, refunded_amount: 900 }, 'partial'],
    [{ status: 'CLOSED', captured_amount: 12_900, refunded_amount: 12_900 }, 'refunded'],
    [{ status: 'CANCELLED' }, 'released'],
    [{ status: 'EXPIRED' }, 'released'],
    [{ fraud_status: 'PENDING' }, 'reviewing'],
    [{ fraud_status: 'REJECTED' }, 'released'],
    [{ fraud_status: 'STOPPED' }, 'released'],
  ])('the money of an order that Klarna shows as %j is %s [PAY-32]', async (as, fact) => {
    const api = createOrdersApi(() => Promise.resolve(Response.json({ ...order, ...as })))
    expect(moneyFact(12_900, await api.readMoney(paid))).toBe(fact)
  })

  it.each([
    [{}, { kind: 'paid', amountMinor: 12_900, isCaptured: true }],
    [{ refunded_amount: 900 }, { kind: 'paid', amountMinor: 12_000 }],
    [{ refunded_amount: 12_900 }, { kind: 'cancelled' }],
  ])('a captured order that Klarna shows as %j is %j before the shop has placed it [PAY-32]', async (as, outcome) => {
    const captured = { ...order, status: 'CAPTURED', captured_amount: 12_900, ...as }
    const api = createOrdersApi(() => Promise.resolve(Response.json(captured)))
    expect(outcomeOf((await api.read('k1'))!, 'T-1')).toMatchObject(outcome)
  })
})
