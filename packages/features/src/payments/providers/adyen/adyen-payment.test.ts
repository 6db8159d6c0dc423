import type { Gateway } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startPayment, type PaymentServices } from './adyen-payment.ts'
import type { FormListener } from './adyen-sdk.ts'

/** A payment with an open form, and its gateway's other answers. Returns the form's listener. */
async function openPayment({ cart, payments }: { cart?: object; payments?: object } = {}) {
  const details = vi.fn<(answer: unknown) => Promise<object>>(async () => ({ status: 'Succeeded', orderPlaced: true }))
  const form = {
    wait: vi.fn<() => void>(),
    offerAgain: () => undefined,
    finish: () => undefined,
    handle: () => undefined,
    close: vi.fn<() => void>(),
  }
  let listener: FormListener | undefined
  const leaveFor = vi.fn<PaymentServices['leaveFor']>()
  const show = vi.fn<PaymentServices['show']>()
  const leaving = new AbortController()
  await startPayment({
    gateway: {
      cart,
      payments: { details, status: async () => ({ status: 'Pending' }), ...payments },
    } as unknown as Gateway,
    ids: { transactionId: 't-1', correlationId: 'c-1' },
    transaction: { ...v.parse(transactionSchema, getTransaction.answer), orderPlaced: false },
    redirectResult: undefined,
    signal: leaving.signal,
    loadSettings: async () => ({}) as Awaited<ReturnType<PaymentServices['loadSettings']>>,
    openForm: async (_settings, opened) => {
      listener = opened
      return form
    },
    show,
    leaveFor,
    fail: (error) => {
      throw error
    },
  })
  return { details, form, leaveFor, leaving, show, listener: listener! }
}

describe('startPayment', () => {
  it.each([
    ['with the payment data that the bank has given', { paymentData: 'data-1' }],
    ['without payment data where there is none', {}],
  ])('[PAY-19] hands on what a bank in the page has answered, %s', async (_title, given) => {
    const { details, form, leaveFor, listener } = await openPayment()
    listener.onDetails({ details: { threeDSResult: 'result-1' }, ...given })
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('result-page'))
    expect(form.wait).toHaveBeenCalled()
    const ids = { transactionId: 't-1', correlationId: 'c-1' }
    expect(details.mock.calls).toEqual([[{ ...ids, details: { threeDSResult: 'result-1' }, ...given }]])
  })

  it('[RES-11] closes the form with the page, and leads nowhere after that', async () => {
    const { details, form, leaveFor, leaving, listener } = await openPayment()
    listener.onDetails({ details: { threeDSResult: 'result-1' } })
    leaving.abort()
    await vi.waitFor(() => expect(details).toHaveResolved())
    await Promise.resolve()
    expect(form.close).toHaveBeenCalledOnce()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('[PAY-12] does not tell a lost second attempt by the first one’s refusal, and looks before the third is sent', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const unpaid = { ...v.parse(transactionSchema, getTransaction.answer), orderPlaced: false, status: 'Pending' }
    const getTransactionOnce = vi.fn<() => Promise<object>>(async () => unpaid)
    const initialize = vi
      .fn<() => Promise<object>>()
      .mockResolvedValueOnce({ status: 'Refused' })
      .mockRejectedValueOnce(new GatewayFailure({ kind: 'unreachable' }))
    const { leaveFor, listener, show } = await openPayment({
      cart: { getTransaction: getTransactionOnce },
      payments: { initialize, status: async () => ({ status: 'Refused' }) },
    })
    listener.onSubmit({})
    await vi.advanceTimersByTimeAsync(0)
    expect(show).toHaveBeenLastCalledWith({ stage: 'open', message: 'PaymentRefused' })
    expect(getTransactionOnce).not.toHaveBeenCalled()
    listener.onSubmit({})
    await vi.advanceTimersByTimeAsync(6000)
    expect(show).toHaveBeenLastCalledWith({ stage: 'open', message: 'PaymentUncertain' })
    getTransactionOnce.mockResolvedValue({ ...unpaid, orderPlaced: true })
    listener.onSubmit({})
    await vi.advanceTimersByTimeAsync(0)
    expect(leaveFor).toHaveBeenCalledWith('result-page')
    expect(initialize).toHaveBeenCalledTimes(2)
  })
})
