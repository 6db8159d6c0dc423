import { GatewayFailure, type Failure } from '@shop/api-client/failure.ts'
import type { Gateway } from '@shop/api-client'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverAttempt } from './recover-attempt.ts'

const read = (changes: object) => v.parse(transactionSchema, { ...getTransaction.answer, ...changes })
const unpaid = read({ paymentId: '', orderNumber: '', orderPlaced: false, status: 'Pending' })
const broken = (status: number): Failure => ({ kind: 'broken', status })
const ids = { transactionId: 't-1', correlationId: 'c-1' }

interface Situation {
  /** The statuses of the following reads. The last one repeats. */
  statuses?: string[]
  isFirst?: boolean
  /** What the customer has read about the attempt before. */
  earlier?: MessageKey
}

/** Checks a transaction after an attempt with this failure. `looks` are the transactions of the following reads. */
function look(failure: Failure, looks: object[] = [{}], situation: Situation = {}) {
  const { statuses = ['Pending'], isFirst = true, earlier } = situation
  const leaving = new AbortController()
  const words = [...statuses]
  const status = async () => ({ status: words.length > 1 ? words.shift()! : words[0]! })
  const reads = looks.map((changes) => ({ ...unpaid, ...changes }))
  const getTransactionOnce = vi.fn<() => Promise<object>>(async () => (reads.length > 1 ? reads.shift()! : reads[0]!))
  const gateway = { cart: { getTransaction: getTransactionOnce }, payments: { status } }
  const lost = { ids, error: new GatewayFailure(failure), earlier, signal: leaving.signal }
  const step = recoverAttempt(gateway as unknown as Gateway, { ...lost, untouched: isFirst ? unpaid : undefined })
  step.catch(() => undefined)
  return { step, leaving, reads: getTransactionOnce }
}

const PAY_AGAIN = { kind: 'form', message: 'PaymentError' }
const RESULT = { kind: 'result-page' }

const afterRefusal = { isFirst: false, earlier: 'PaymentRefused' } as const

describe('recoverAttempt', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[PAY-15] offers to pay again if the gateway failed at the first attempt and the transaction is unchanged', async () => {
    const { step, reads } = look(broken(500))
    await vi.advanceTimersByTimeAsync(6000)
    expect(await step).toEqual(PAY_AGAIN)
    expect(reads).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['a payment number', { paymentId: 'psp-1' }],
    ['another status', { status: 'PartialSuccess' }],
    ['an order', { orderNumber: 'HB-1', orderPlaced: true, status: 'Succeeded' }],
  ])('[RES-03] waits for the result once the transaction has got %s meanwhile', async (_title, changes) => {
    const { step } = look(broken(500), [{}, changes])
    await vi.advanceTimersByTimeAsync(3000)
    expect(await step).toEqual(RESULT)
  })

  it.each([
    ['the gateway may not have been reached', broken(502), true],
    ['no answer came', { kind: 'unreachable' } as const, true],
    ['an earlier try may be under way', broken(500), false],
  ])('[RES-03] waits for the result where %s', async (_title, failure, isFirst) => {
    const { step, reads } = look(failure, [{}], { isFirst })
    expect(await step).toEqual(RESULT)
    expect(reads).toHaveBeenCalledTimes(1)
  })

  it('[PAY-12] shows the outcome of the attempt if the gateway has it', async () => {
    const { step } = look(broken(502), [{}], { statuses: ['Refused'] })
    expect(await step).toEqual({ kind: 'form', message: 'PaymentRefused' })
  })

  it.each([
    ['no answer came', { kind: 'unreachable' } as const],
    ['the gateway may not have been reached', broken(502)],
    ['the gateway failed', broken(500)],
  ])(
    '[PAY-12] says that an attempt is unknown if the status is that of the attempt before and %s',
    async (_title, failure) => {
      const { step, reads } = look(failure, [{}], { ...afterRefusal, statuses: ['Refused'] })
      await vi.advanceTimersByTimeAsync(6000)
      expect(await step).toEqual({ kind: 'form', message: 'PaymentUncertain' })
      expect(reads).toHaveBeenCalledTimes(3)
    },
  )

  it.each([
    ['cancelled', 'Cancelled', { kind: 'form', message: 'PaymentCancelled' }],
    ['pending', 'Pending', RESULT],
  ])('[PAY-12] believes a status that has changed since the attempt before: %s', async (_title, status, end) => {
    const { step } = look(broken(502), [{}], { ...afterRefusal, statuses: ['Refused', status] })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await step).toEqual(end)
  })

  it('[RES-03] waits for the result if the order is paid while the status of the attempt before stands', async () => {
    const looks = [{}, { orderNumber: 'HB-1', orderPlaced: true, status: 'Succeeded' }]
    const { step } = look(broken(502), looks, { ...afterRefusal, statuses: ['Refused'] })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await step).toEqual(RESULT)
  })

  it('[PAY-15] blames no bank for an attempt that the gateway has refused', async () => {
    const refused = { kind: 'refused', status: 429, errorCodes: [] } as unknown as Failure
    const { step } = look(refused, [{}], { ...afterRefusal, statuses: ['Refused'] })
    expect(await step).toEqual(PAY_AGAIN)
  })

  it('[RES-11] stops looking when the page is left', async () => {
    const { step, leaving, reads } = look(broken(500))
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort(new Error('left'))
    await expect(step).rejects.toThrow('left')
    expect([reads.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })
})
