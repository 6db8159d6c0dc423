import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describeFailure } from '../../../failures/describe-failure.ts'
import { logEvent } from '../../../failures/log-event.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import type { PaymentRouteServices } from '../provider.ts'
import { minorOfAdyen, toAdyen } from './adyen-amount.ts'
import { AdyenFailure, type AdyenApi } from './adyen-api.ts'
import { callOnce } from './adyen-calls.ts'
import { isKept, paymentsOf, recordPayment } from './adyen-payments.ts'
import {
  answerOf,
  isUnderReview,
  methodOf,
  NOT_CARRIED_OUT,
  resultSchema,
  stateOf,
  UNDECIDED,
  type AdyenResult,
  type StoredAnswer,
} from './adyen-result.ts'

const PAY = '/payments'
const GO_ON = '/payments/details'

/** Creates the calls that pay transactions at Adyen and store the results. */
export function createAdyenPayCalls({ db, triggerOutbox, clock }: PaymentRouteServices, api: AdyenApi) {
  async function keep({ id, amountMinor, currency }: Transaction, result: AdyenResult) {
    const { pspReference, amount = toAdyen(amountMinor, currency) } = result
    const state = stateOf(result)
    if (!state || !pspReference) return
    const news = {
      pspReference,
      transactionId: id,
      state,
      amountMinor: minorOfAdyen(amount),
      currency: amount.currency,
    }
    const review = isUnderReview(result) ? { review: 'waiting' as const } : {}
    await recordPayment(db, { ...news, ...review, paymentMethod: methodOf(result) })
    triggerOutbox()
  }

  async function order(transaction: Transaction, call: string, body: object, key: string): Promise<StoredAnswer> {
    const answer = await api.order(call, body, key).catch((failure: unknown) => failed(transaction, failure))
    if (answer === undefined) return NOT_CARRIED_OUT
    const result = v.parse(resultSchema, answer)
    if (isOfAnother(transaction, result)) return NOT_CARRIED_OUT
    // The details may belong to another transaction. Adyen's reference shows whose they are, here or in the webhook.
    const isOurs = call === PAY || result.merchantReference !== undefined
    if (isOurs) await keep(transaction, result)
    return isOurs || result.action ? answerOf(result) : UNDECIDED
  }

  return {
    /** Pays, unless money is reserved or pending already. */
    pay: (transaction: Transaction, request: object, pressedAt: Date): Promise<StoredAnswer> => {
      const { id: transactionId } = transaction
      const key = randomUUID()
      return callOnce({ db, clock }, { transactionId, key, pressedAt }, async () => {
        const payments = await paymentsOf(db, transactionId)
        const isPaid = payments.some((payment) => isKept(payment) || payment.state === 'pending')
        return isPaid ? UNDECIDED : await order(transaction, PAY, request, key)
      })
    },
    /** Continues with the details from the customer's bank. The same details are sent once. */
    goOn: (transaction: Transaction, details: object): Promise<StoredAnswer> => {
      const { id: transactionId } = transaction
      const key = createHash('sha256')
        .update(JSON.stringify([transactionId, details]))
        .digest('hex')
      return callOnce({ db, clock }, { transactionId, key }, async () => {
        // Paid in another tab. Continuing here would reserve the money twice.
        const isPaid = (await paymentsOf(db, transactionId)).some(isKept)
        return isPaid ? UNDECIDED : await order(transaction, GO_ON, details, key)
      })
    },
  }
}

/** Logs a failed call. Throws a 502 refusal if Adyen may have carried it out. */
function failed({ id }: Transaction, failure: unknown): undefined {
  logEvent('payment-not-made', { transactionId: id, failure: describeFailure(failure) })
  if (!(failure instanceof AdyenFailure) || failure.isOpen) throw new Refusal(502, ['payment-provider-unavailable'])
}

/** True if the details belong to another transaction. */
function isOfAnother({ id }: Transaction, { merchantReference }: AdyenResult): boolean {
  const isForeign = merchantReference !== undefined && merchantReference !== id
  if (isForeign) logEvent('payment-of-another', { transactionId: id })
  return isForeign
}
