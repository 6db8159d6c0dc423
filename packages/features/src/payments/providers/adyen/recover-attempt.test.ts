import { GatewayFailure, type Failure } from '@shop/api-client/failure.ts'
import type { Gateway } from '@shop/api-client'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recoverAttempt } from './recover-attempt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const read = (changes: object) => v.parse(transactionSchema, { ...getTransaction.answer, ...changes })
const unpaid = read({ paymentId: '', orderNumber: '', orderPlaced: false, status: 'Pending' })
const broken = (status: number): Failure => ({ kind: 'broken', status })
const ids = { transactionId: 't-1', correlationId: 'c-1' }

/** Checks a transaction after a first attempt with this failure. `looks` are the transactions of the following reads. */
function look(failure: Failure, looks: object[] = [{}], { status = 'Pending', isFirst = true } = {}) {
  const leaving = new AbortController()
  const reads = looks.map((changes) => ({ ...unpaid, ...changes }))
  const getTransactionOnce = vi.fn<() => Promise<object>>(async () => (reads.length > 1 ? reads.shift()! : reads[0]!))
  const gateway = { cart: { getTransaction: getTransactionOnce }, payments: { status: async () => ({ status }) } }
  const lost = { ids, error: new GatewayFailure(failure), signal: leaving.signal }
  const step = recoverAttempt(gateway as unknown as Gateway, { ...lost, untouched: isFirst ? unpaid : undefined })
  step.catch(() => undefined)
  return { step, leaving, reads: getTransactionOnce }
}

const PAY_AGAIN = { kind: 'form', message: 'PaymentError' }
const RESULT = { kind: 'result-page' }

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
  const { step } = look(broken(502), [{}], { status: 'Refused' })
  expect(await step).toEqual({ kind: 'form', message: 'PaymentRefused' })
})

it('[RES-11] stops looking when the page is left', async () => {
  const { step, leaving, reads } = look(broken(500))
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort(new Error('left'))
  await expect(step).rejects.toThrow('left')
  expect([reads.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})
