import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import type { PaymentProviderAdapter } from '../provider.ts'
import { NetsFailure, type CallNets } from './nets-client.ts'
import type { NetsPayment } from './nets-api.ts'

// Nets says by these that what it was asked for has happened before.
const ALREADY_CHARGED = '1008'
const ALREADY_CANCELLED = '1019'

const unless = (code: string) => (failure: unknown) => {
  if (!(failure instanceof NetsFailure) || failure.code !== code) throw failure
}

const pathOf = ({ paymentId }: PaidTransaction) => `/payments/${encodeURIComponent(paymentId)}`

/** What happens at Nets to money that is reserved. */
export function createNetsOperations(
  call: CallNets,
  read: (paymentId: string) => Promise<NetsPayment>,
): Pick<PaymentProviderAdapter, 'capture' | 'refund' | 'cancel'> {
  return {
    capture: async (transaction) => {
      const body = { amount: transaction.amountMinor }
      await call('POST', `${pathOf(transaction)}/charges`, body, `capture-${transaction.id}`).catch(
        unless(ALREADY_CHARGED),
      )
    },
    cancel: async (transaction) => {
      const body = { amount: transaction.amountMinor }
      await call('POST', `${pathOf(transaction)}/cancels`, body).catch(unless(ALREADY_CANCELLED))
    },
    refund: async ({ id, paymentId, amountMinor }) => {
      const { charges, summary } = await read(paymentId)
      if (summary.refundedAmount >= amountMinor) return
      // It is always the whole amount that is charged: there is one charge.
      const chargeId = charges[0]?.chargeId
      if (!chargeId) throw new Error('Nets knows of no charge to refund')
      const body = { amount: amountMinor }
      await call('POST', `/charges/${encodeURIComponent(chargeId)}/refunds`, body, `refund-${id}`)
    },
  }
}
