import { cardForm } from '../providers/adyen-shop.ts'
import type { GatewaySandboxes } from '../providers/sandboxes.ts'
import type { Shopper } from '../shopper.ts'

/** The ids of a payment page. */
export interface ModelPayment {
  paymentId: string
  transactionId: string
  correlationId: string
}

/** The providers' own records: what really happened to the payments. */
export interface ProviderRecords {
  sandboxes: GatewaySandboxes
  /** All webhooks of the providers, delivered or not. */
  webhooks: readonly Request[]
}

/** A payment provider, as the simulated customers use it. */
export interface ModelProvider {
  name: 'adyen' | 'klarna' | 'nets'
  /** True for a provider without a call to read payments. It posts its webhooks until they are accepted. */
  isKnownByWebhooks: boolean
  /** Opens the payment page of a tab's order. */
  open: (shopper: Shopper, placed: Omit<ModelPayment, 'paymentId'>) => Promise<ModelPayment | undefined>
  /** Pays on that page, or is refused. */
  pay: (shopper: Shopper, payment: ModelPayment, sandboxes: GatewaySandboxes, isRefused: boolean) => Promise<unknown>
  /** Resolves to whether the provider has the customer's money. */
  hasMoney: (paymentId: string, records: ProviderRecords) => Promise<boolean>
}

const adyen: ModelProvider = {
  name: 'adyen',
  isKnownByWebhooks: true,
  // Adyen's form needs no call, and Adyen identifies a payment by the transaction's id.
  open: (_shopper, placed) => Promise.resolve({ paymentId: placed.transactionId, ...placed }),
  pay: (shopper, { transactionId, correlationId }, _sandboxes, isRefused) =>
    shopper.post('/payments/initializePayment', {
      data: cardForm(isRefused ? 'DECLINED' : 'Inger Sørensen'),
      transactionId,
      correlationId,
    }),
  hasMoney: async (paymentId, { webhooks }) => {
    const bodies = await Promise.all(webhooks.map((webhook) => webhook.clone().text()))
    return bodies.some((body) => {
      const { NotificationRequestItem: item } = JSON.parse(body).notificationItems[0]
      return item.merchantReference === paymentId && item.eventCode === 'AUTHORISATION' && item.success === 'true'
    })
  },
}

const klarna: ModelProvider = {
  name: 'klarna',
  isKnownByWebhooks: false,
  open: async (shopper) => {
    const { status, body } = await shopper.get('/klarna')
    const paymentId = /\/checkout\/orders\/(\w+)/.exec(body?.dropInHtml ?? '')?.[1]
    return status === 200 && paymentId ? { ...body, paymentId } : undefined
  },
  pay: (_shopper, { paymentId }, sandboxes, isRefused) =>
    sandboxes.post(`/checkout/orders/${paymentId}/buy`, {
      method: 'invoice',
      approved: !isRefused,
      address: { email: 'inger@example.com' },
    }),
  hasMoney: async (paymentId, { sandboxes }) => {
    const headers = { authorization: `Basic ${btoa('sandbox-klarna:sandbox-klarna-secret')}` }
    const answer = await sandboxes.fetch(`http://sandbox.test/kustom/ordermanagement/v1/orders/${paymentId}`, {
      headers,
    })
    return answer.ok && ((await answer.json()) as { status: string }).status !== 'CANCELLED'
  },
}

const nets: ModelProvider = {
  name: 'nets',
  isKnownByWebhooks: false,
  open: async (shopper) => {
    const { status, body } = await shopper.nets()
    return status === 200 ? body : undefined
  },
  pay: (_shopper, { paymentId }, sandboxes, isRefused) =>
    sandboxes.post(`/__sandbox/nets/payments/${paymentId}/complete`, { outcome: isRefused ? 'declined' : 'paid' }),
  hasMoney: async (paymentId, { sandboxes }) => {
    const headers = { authorization: 'sandbox-nets-secret' }
    const answer = await sandboxes.fetch(`http://sandbox.test/nexi/v1/payments/${paymentId}`, { headers })
    const { payment } = (await answer.json()) as { payment: { summary: { reservedAmount?: number } } }
    return payment.summary.reservedAmount !== undefined
  },
}

/** The providers of simulated purchases. */
export const modelProviders: readonly ModelProvider[] = [adyen, klarna, nets]
