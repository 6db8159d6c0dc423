import type { Database } from '../../../database/database.ts'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import type { PaymentProviderAdapter } from '../provider.ts'
import type { AdyenApi } from './adyen-api.ts'
import { isKept, paymentsOf, surplusOf, type AdyenPayment } from './adyen-payments.ts'
import type { AdyenSettings } from './adyen-settings.ts'

type Operations = Required<
  Pick<PaymentProviderAdapter, 'capture' | 'refund' | 'cancel' | 'terminate' | 'releaseSurplus'>
>

const amountOf = ({ amountMinor: value, currency }: PaidTransaction) => ({ amount: { value, currency } })

/**
 * What happens at Adyen to money that is reserved. Adyen takes these orders down and reports later by webhook; one that is
 * repeated goes by the same key and counts once.
 */
export function createAdyenOperations(db: Database, api: AdyenApi, { merchantAccount }: AdyenSettings): Operations {
  const operate = (what: string, payment: AdyenPayment, body: object = {}) => {
    const { pspReference, transactionId: reference } = payment
    const call = `/payments/${encodeURIComponent(pspReference)}/${what}`
    return api.order(call, { merchantAccount, reference, ...body }, `${what}-${pspReference}`)
  }
  const kept = async ({ id }: PaidTransaction) => {
    const payment = (await paymentsOf(db, id)).find(isKept)
    if (!payment) throw new Error(`Adyen reserves no money for transaction ${id}`)
    return payment
  }
  return {
    capture: async (transaction) => void (await operate('captures', await kept(transaction), amountOf(transaction))),
    refund: async (transaction) => void (await operate('refunds', await kept(transaction), amountOf(transaction))),
    cancel: async (transaction) => void (await operate('cancels', await kept(transaction))),
    releaseSurplus: async ({ id }) => {
      for (const payment of await surplusOf(db, id)) await operate('cancels', payment)
    },
    terminate: async ({ id }) => {
      const owed = (await paymentsOf(db, id)).filter(({ state }) => state === 'pending')
      for (const payment of owed) await operate('cancels', payment)
    },
  }
}
