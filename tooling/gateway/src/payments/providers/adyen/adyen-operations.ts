import * as v from 'valibot'
import { raiseAlarm } from '../../../alarms/raise-alarm.ts'
import type { Database } from '../../../database/database.ts'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import { accepted, attemptKey, isFinal, REFUSED } from '../operation-answer.ts'
import type { OperatePayment, PaymentProviderAdapter } from '../provider.ts'
import { toAdyen } from './adyen-amount.ts'
import { AdyenFailure, type AdyenApi } from './adyen-api.ts'
import { movementsOf, paymentOfOrder, recordModification } from './adyen-modifications.ts'
import { markForRelease, surplusOf, unmarkForRelease, type AdyenPayment } from './adyen-payments.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import type { ModificationKind } from './adyen-states.ts'

type Operations = Required<
  Pick<PaymentProviderAdapter, 'capture' | 'refund' | 'cancel' | 'readMoney' | 'terminate' | 'releaseSurplus'>
>

const receivedSchema = v.object({ pspReference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) })

/** The call of each modification. A reversal releases reserved money and refunds captured money. */
const CALLS: Readonly<Record<ModificationKind, string>> = {
  capture: 'captures',
  refund: 'refunds',
  release: 'reversals',
}

const isRefusal = (failure: unknown) => failure instanceof AdyenFailure && !failure.isOpen && isFinal(failure)

/**
 * Creates the operations on reserved money. Adyen accepts these requests and reports their results later by webhook. A
 * repeated request has the same key and counts once.
 */
export function createAdyenOperations(db: Database, api: AdyenApi, { merchantAccount }: AdyenSettings): Operations {
  /**
   * Requests a modification of the whole payment. Returns Adyen's id of it. Adyen answers a repeated key with the first answer,
   * so each purpose has keys of its own: a release that was refused must not answer a later one.
   */
  async function request(kind: ModificationKind, payment: AdyenPayment, key: string, amountMinor?: number) {
    const { pspReference: paymentReference, transactionId, currency } = payment
    const call = `/payments/${encodeURIComponent(paymentReference)}/${CALLS[kind]}`
    const amount = amountMinor === undefined ? {} : { amount: toAdyen(amountMinor, currency) }
    const body = { merchantAccount, reference: transactionId, ...amount }
    const answer = await api.order(call, body, key)
    const { pspReference } = v.parse(receivedSchema, answer)
    const asked = { pspReference, transactionId, paymentReference, kind }
    await recordModification(db, { ...asked, amountMinor: amountMinor ?? payment.amountMinor, reported: 'asked' })
    return pspReference
  }

  const paymentOf = async ({ id }: PaidTransaction) => {
    const payment = await paymentOfOrder(db, id)
    if (!payment) throw new Error(`Adyen reserves no money for transaction ${id}`)
    return payment
  }

  const operate =
    (kind: ModificationKind, isDone: (payment: AdyenPayment) => boolean): OperatePayment =>
    async (transaction, attempt) => {
      const payment = await paymentOf(transaction)
      if (isDone(payment)) return accepted(payment.pspReference)
      const amountMinor = kind === 'release' ? undefined : transaction.amountMinor
      const key = attemptKey(`${CALLS[kind]}-${payment.pspReference}`, attempt)
      try {
        return accepted(await request(kind, payment, key, amountMinor))
      } catch (failure) {
        if (isRefusal(failure)) return REFUSED
        throw failure
      }
    }

  return {
    capture: operate('capture', ({ isCapturedAtOnce }) => isCapturedAtOnce),
    refund: operate('refund', () => false),
    cancel: operate('release', ({ state }) => state === 'released'),
    readMoney: async (transaction) => movementsOf(db, await paymentOf(transaction)),
    releaseSurplus: async ({ id }) => {
      for (const payment of await surplusOf(db, id)) {
        await request('release', payment, `surplus-${payment.pspReference}`).catch(async (failure: unknown) => {
          if (!isRefusal(failure)) throw failure
          await raiseAlarm(db, { kind: 'surplus-not-released', subjectId: id, detail: payment.pspReference })
        })
      }
    },
    terminate: async ({ id }) => {
      for (const payment of await markForRelease(db, id)) {
        await request('release', payment, `terminate-${payment.pspReference}`).catch(async (failure: unknown) => {
          if (isRefusal(failure)) await unmarkForRelease(db, payment.pspReference)
          throw failure
        })
      }
    },
  }
}
