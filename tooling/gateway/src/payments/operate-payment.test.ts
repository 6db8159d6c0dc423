import { describe, expect, it } from 'vitest'
import type { MoneyMovements } from '../model/money-movements.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'
import type { Order } from '../orders/change-order.ts'
import { ORDER_TOTAL, storePlacedOrder, useTestGateway } from '../../testing/test.ts'
import { operatePayment } from './operate-payment.ts'
import type { OperationAnswer, PaymentProviderAdapter } from './providers/provider.ts'
import { findOrderOf } from './reconcile-money.ts'

const gateway = useTestGateway()

const reserved: MoneyMovements = { reservedMinor: ORDER_TOTAL, capturedMinor: 0, refundedMinor: 0, releasedMinor: 0 }
const captured: MoneyMovements = { ...reserved, capturedMinor: ORDER_TOTAL }
const refunded: MoneyMovements = { ...captured, refundedMinor: ORDER_TOTAL }
const released: MoneyMovements = { ...reserved, releasedMinor: ORDER_TOTAL }

const unused = () => {
  throw new Error('No part of this test')
}

/** A provider with the money of one order. Its record of calls has each operation with its attempt. */
function createProvider(money: MoneyMovements, answer: () => OperationAnswer | Promise<OperationAnswer>) {
  const calls: string[] = []
  const record = (operation: PaymentOperation) => async (_transaction: unknown, attempt: number) => {
    calls.push(`${operation} ${attempt}`)
    return await answer()
  }
  const adapter: PaymentProviderAdapter = {
    readMoney: () => {
      calls.push('read')
      return Promise.resolve(money)
    },
    capture: record('capture'),
    refund: record('refund'),
    cancel: record('cancel'),
    read: unused,
    terminate: unused,
    verifyWebhook: unused,
    parseWebhook: unused,
    routes: unused,
  }
  return { calls, providers: new Map([['nets', adapter]]) }
}

const accepted = (): OperationAnswer => ({ isAccepted: true, operationId: 'movement-1' })

/** Lets the outbox ask a provider for an operation on an order. */
async function operate(operation: PaymentOperation, state: Partial<Order>, money: MoneyMovements, answer = accepted) {
  const { db } = gateway
  const { transactionId } = await storePlacedOrder(db, { paymentAttempt: 1, ...state })
  const { calls, providers } = createProvider(money, answer)
  const failure = await operatePayment({ db, providers, triggerOutbox: () => {} }, operation, transactionId).catch(
    (error: unknown) => error,
  )
  return { calls, failure, order: await findOrderOf(db, transactionId) }
}

describe('operatePayment', () => {
  describe('a provider is asked to move money [PAY-27]', () => {
    it('after a look at the money, once, and the movement is awaited', async () => {
      const { calls, order } = await operate('capture', { paymentStatus: 'capturing' }, reserved)
      expect(calls).toEqual(['read', 'capture 1', 'read'])
      expect(order).toMatchObject({ status: 'Open', paymentStatus: 'capturing', paymentOperationId: 'movement-1' })
    })

    it('with the number of the attempt, which makes the request another one', async () => {
      const { calls } = await operate('refund', { paymentStatus: 'refunding', paymentAttempt: 3 }, captured)
      expect(calls).toContain('refund 3')
    })

    it('until it answers: a request that may succeed later leaves the order waiting', async () => {
      const { failure, order } = await operate('capture', { paymentStatus: 'capturing' }, reserved, () => {
        throw new Error('Too many requests')
      })
      expect(failure).toMatchObject({ message: 'Too many requests' })
      expect(order).toMatchObject({ paymentStatus: 'capturing', paymentOperationId: null })
    })
  })

  describe('a provider is not asked to move money [PAY-27]', () => {
    it.each([
      {
        operation: 'capture',
        from: 'capturing',
        money: captured,
        to: { status: 'Complete', paymentStatus: 'captured' },
      },
      { operation: 'refund', from: 'refunding', money: refunded, to: { paymentStatus: 'refunded' } },
      { operation: 'cancel', from: 'cancelling', money: released, to: { status: 'Cancelled' } },
    ] as const)('if a lost request has done it: $operation', async ({ operation, from, money, to }) => {
      const { calls, order } = await operate(operation, { paymentStatus: from }, money)
      expect(calls).toEqual(['read'])
      expect(order).toMatchObject(to)
    })

    it('if the money is gone', async () => {
      const { calls, order } = await operate('capture', { paymentStatus: 'capturing' }, released)
      expect(calls).toEqual(['read'])
      expect(order).toMatchObject({ status: 'Open', paymentStatus: 'released' })
    })

    it('again while it carries out the request', async () => {
      const { calls, order } = await operate(
        'capture',
        { paymentStatus: 'capturing', paymentOperationId: 'movement-0' },
        reserved,
      )
      expect(calls).toEqual(['read'])
      expect(order).toMatchObject({ paymentStatus: 'capturing', paymentOperationId: 'movement-0' })
    })

    it('by an old entry of the outbox, when the order wants something else by now', async () => {
      const { calls } = await operate('capture', { paymentStatus: 'cancelling' }, reserved)
      expect(calls).toEqual([])
    })
  })

  it('a refusal leads back to the state before, with one more look at the money [PAY-30]', async () => {
    const { calls, order } = await operate('capture', { paymentStatus: 'capturing' }, reserved, () => ({
      isAccepted: false,
    }))
    expect(calls).toEqual(['read', 'capture 1', 'read'])
    expect(order).toMatchObject({ status: 'Open', paymentStatus: 'authorised' })
  })
})
