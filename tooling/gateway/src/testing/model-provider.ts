import type { GatewaySandboxes } from './sandboxes.ts'
import type { Shopper } from './shopper.ts'

/** A payment as its provider knows it. */
export interface PaymentTruth {
  isPaid: boolean
  /** Whether its form can still take money. */
  canBePaid: boolean
}

/** A payment provider as the customers of a model use it. */
export interface ModelProvider {
  name: 'nets'
  /** Opens the payment page; gives the payment that it shows, when there is one. */
  open: (shopper: Shopper) => Promise<{ paymentId: string; transactionId: string } | undefined>
  /** The customer pays in that page. */
  pay: (sandboxes: GatewaySandboxes, paymentId: string) => Promise<unknown>
  truth: (sandboxes: GatewaySandboxes, paymentId: string) => Promise<PaymentTruth>
}

const nets: ModelProvider = {
  name: 'nets',
  open: async (shopper) => {
    const { status, body } = await shopper.nets()
    return status === 200 ? { paymentId: body.paymentId, transactionId: body.transactionId } : undefined
  },
  pay: (sandboxes, paymentId) => sandboxes.payAtNets(paymentId),
  truth: async (sandboxes, paymentId) => {
    const answer = await sandboxes.fetch(`http://127.0.0.1:8080/nexi/v1/payments/${paymentId}`, {
      headers: { authorization: 'sandbox-nets-secret' },
    })
    const { payment } = (await answer.json()) as {
      payment: { summary: { reservedAmount?: number }; terminated?: string }
    }
    const isPaid = payment.summary.reservedAmount !== undefined
    return { isPaid, canBePaid: !isPaid && payment.terminated === undefined }
  },
}

/** The providers that purchases are modelled with. */
export const modelProviders: readonly ModelProvider[] = [nets]
