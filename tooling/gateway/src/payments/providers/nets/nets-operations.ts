import * as v from 'valibot'
import type { MoneyMovements } from '../../../model/money-movements.ts'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import { accepted, attemptKey, isFinal, REFUSED } from '../operation-answer.ts'
import type { OperationAnswer, PaymentProviderAdapter } from '../provider.ts'
import type { NetsPayment } from './nets-api.ts'
import { NetsFailure, type CallNets } from './nets-client.ts'

type Operations = Pick<PaymentProviderAdapter, 'capture' | 'refund' | 'cancel' | 'readMoney'>

const pathOf = ({ paymentId }: PaidTransaction) => `/payments/${encodeURIComponent(paymentId)}`

const chargedSchema = v.object({ chargeId: v.string() })
const refundedSchema = v.object({ refundId: v.string() })

/** Returns the movements of a payment's money. A refund counts when it is completed, because it may fail before. */
export function movementsOf({ summary, refunds }: NetsPayment): MoneyMovements {
  const total = (states: readonly string[]) =>
    refunds.reduce((sum, { state, amount }) => (states.includes(state) ? sum + amount : sum), 0)
  // A payment may have only the sum of its refunds.
  const isOpen = refunds.some(({ state }) => state !== COMPLETED)
  return {
    reservedMinor: summary.reservedAmount,
    capturedMinor: summary.chargedAmount,
    refundedMinor: isOpen ? total([COMPLETED]) : summary.refundedAmount,
    releasedMinor: summary.cancelledAmount,
    failedOperations: refunds.filter(({ state }) => FAILED.has(state)).map(({ refundId }) => refundId),
  }
}

const COMPLETED = 'Completed'
const FAILED = new Set(['Failed', 'Cancelled', 'Expired'])

/** Makes a request. A refused one may have happened before, which `readMoney` reports. */
async function ask(call: () => Promise<string>): Promise<OperationAnswer> {
  try {
    return accepted(await call())
  } catch (failure) {
    if (failure instanceof NetsFailure && isFinal(failure)) return REFUSED
    throw failure
  }
}

/** Creates the operations on reserved money. */
export function createNetsOperations(call: CallNets, read: (paymentId: string) => Promise<NetsPayment>): Operations {
  const refundAt = async ({ id, amountMinor }: PaidTransaction, payment: NetsPayment, attempt: number) => {
    // The whole amount is charged at once, so there is one charge.
    const chargeId = payment.charges[0]?.chargeId
    if (!chargeId) return REFUSED
    // The answer to an earlier request was lost. A part that was given back in Nets' portal is not this refund.
    const known = payment.refunds.find(({ state, amount }) => amount === amountMinor && !FAILED.has(state))
    return await ask(async () => {
      if (known) return known.refundId
      const path = `/charges/${encodeURIComponent(chargeId)}/refunds`
      const answer = await call('POST', path, { amount: amountMinor }, attemptKey(`refund-${id}`, attempt))
      return v.parse(refundedSchema, await answer.json()).refundId
    })
  }
  return {
    readMoney: async ({ paymentId }) => movementsOf(await read(paymentId)),
    capture: (transaction, attempt) =>
      ask(async () => {
        const key = attemptKey(`capture-${transaction.id}`, attempt)
        const answer = await call('POST', `${pathOf(transaction)}/charges`, { amount: transaction.amountMinor }, key)
        return v.parse(chargedSchema, await answer.json()).chargeId
      }),
    cancel: async (transaction, attempt) => {
      const payment = await read(transaction.paymentId)
      if (payment.summary.chargedAmount > 0) return await refundAt(transaction, payment, attempt)
      return await ask(async () => {
        await call('POST', `${pathOf(transaction)}/cancels`, { amount: transaction.amountMinor })
        // A cancellation has no id at Nets.
        return `cancel-${attempt}`
      })
    },
    refund: async (transaction, attempt) => refundAt(transaction, await read(transaction.paymentId), attempt),
  }
}
