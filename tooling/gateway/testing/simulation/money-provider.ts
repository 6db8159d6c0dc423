import type { PaymentOperation } from '../../src/model/outbox-kind.ts'
import type { ModelProvider } from './model-provider.ts'
import type { GatewaySandboxes } from '../providers/sandboxes.ts'

/** The money of a payment, by the provider's own records. */
export interface MoneyAtProvider {
  /** How many times the money is reserved or captured, and not returned. */
  held: number
  wasCaptured: boolean
  wasReturned: boolean
}

/** An event at a provider that the shop did not cause. */
export type UnaskedEvent = 'release' | 'refund' | 'capture' | 'dispute'

/** Reads a provider's records, and acts there as banks or the shop's staff would. */
export interface MoneyProvider {
  name: ModelProvider['name']
  moneyAt: (paymentId: string, sandboxes: GatewaySandboxes) => Promise<MoneyAtProvider>
  actUnasked: (paymentId: string, event: UnaskedEvent, sandboxes: GatewaySandboxes) => Promise<unknown>
  /** Returns the provider's refusal if a call asks for this operation. */
  refuses?: (call: Request, operation: PaymentOperation) => Response | undefined
  /** Makes the next operation fail, for providers that report it later. */
  failNext?: (paymentId: string, operation: PaymentOperation, sandboxes: GatewaySandboxes) => Promise<unknown>
}

const at = (sandboxes: GatewaySandboxes, headers: HeadersInit) => ({
  get: async (path: string) => {
    const answer = await sandboxes.fetch(`http://sandbox.test${path}`, { headers })
    // oxlint-disable-next-line typescript/no-explicit-any -- the books of every provider look different
    const book: any = answer.ok ? await answer.json() : undefined
    return book
  },
  post: (path: string, body: object = {}) =>
    sandboxes.fetch(`http://sandbox.test${path}`, {
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(headers)), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
})

async function adyenRows(reference: string, sandboxes: GatewaySandboxes) {
  const page = await (await sandboxes.fetch('http://sandbox.test/__sandbox')).text()
  const rows = [...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = '']) => row)
  return rows
    .filter((row) => row.includes(reference))
    .map((row) => ({
      psp: /payments\/(\w+)\//.exec(row)?.[1] ?? '',
      state: [...row.matchAll(/<td>([^<]*)/g)].map(([, text = '']) => text)[3] ?? '',
    }))
}

const ADYEN_EVENTS = {
  release: 'EXPIRE',
  refund: 'REFUND',
  capture: 'TECHNICAL_CANCEL',
  dispute: 'CHARGEBACK',
} as const
const ADYEN_CALLS = { capture: 'captures', refund: 'refunds', cancel: 'reversals' } as const

const adyen: MoneyProvider = {
  name: 'adyen',
  moneyAt: async (paymentId, sandboxes) => {
    const states = (await adyenRows(paymentId, sandboxes)).map(({ state }) => state)
    return {
      held: states.filter((state) => state === 'authorised' || state === 'captured').length,
      wasCaptured: states.some((state) => state === 'captured' || state === 'refunded'),
      wasReturned: states.some((state) => state === 'refunded' || state === 'given up by the shop'),
    }
  },
  actUnasked: async (paymentId, event, sandboxes) => {
    for (const { psp } of await adyenRows(paymentId, sandboxes)) {
      await sandboxes.post(`/__sandbox/adyen/payments/${psp}/report`, { event: ADYEN_EVENTS[event] })
    }
  },
  failNext: async (paymentId, operation, sandboxes) => {
    for (const { psp } of await adyenRows(paymentId, sandboxes)) {
      await sandboxes.post(`/__sandbox/adyen/payments/${psp}/fail-next`, { what: ADYEN_CALLS[operation] })
    }
  },
}

const KLARNA_CALLS = { capture: '/captures', refund: '/refunds', cancel: '/cancel' } as const

const klarna: MoneyProvider = {
  name: 'klarna',
  moneyAt: async (paymentId, sandboxes) => {
    const { get } = at(sandboxes, { authorization: KLARNA_KEY })
    const order = await get(`/kustom/ordermanagement/v1/orders/${paymentId}`)
    const { captured_amount: captured = 0, refunded_amount: refunded = 0, status } = order ?? {}
    const isHeld = order !== undefined && status !== 'CANCELLED' && refunded === 0
    return { held: Number(isHeld), wasCaptured: captured > 0, wasReturned: status === 'CANCELLED' || refunded > 0 }
  },
  actUnasked: async (paymentId, event, sandboxes) => {
    const { get, post } = at(sandboxes, { authorization: KLARNA_KEY })
    const order = `/kustom/ordermanagement/v1/orders/${paymentId}`
    const amount = (await get(order))?.order_amount
    if (event === 'release') await post(`${order}/cancel`)
    if (event === 'capture') await post(`${order}/captures`, { captured_amount: amount })
    if (event === 'refund') await post(`${order}/refunds`, { refunded_amount: amount })
  },
  refuses: ({ url, method }, operation) =>
    method === 'POST' && url.endsWith(KLARNA_CALLS[operation])
      ? Response.json({ error_code: `${operation.toUpperCase()}_NOT_ALLOWED` }, { status: 403 })
      : undefined,
}
const KLARNA_KEY = `Basic ${btoa('sandbox-klarna:sandbox-klarna-secret')}`

const NETS_CALLS = { capture: '/charges', refund: '/refunds', cancel: '/cancels' } as const

const nets: MoneyProvider = {
  name: 'nets',
  moneyAt: async (paymentId, sandboxes) => {
    const summary = (await at(sandboxes, NETS_KEY).get(`/nexi/v1/payments/${paymentId}`))?.payment.summary ?? {}
    const { reservedAmount = 0, chargedAmount = 0, refundedAmount = 0, cancelledAmount = 0 } = summary
    const isHeld = reservedAmount > 0 && cancelledAmount === 0 && refundedAmount === 0
    return {
      held: Number(isHeld),
      wasCaptured: chargedAmount > 0,
      wasReturned: cancelledAmount > 0 || refundedAmount > 0,
    }
  },
  actUnasked: async (paymentId, event, sandboxes) => {
    const { get, post } = at(sandboxes, NETS_KEY)
    const found = (await get(`/nexi/v1/payments/${paymentId}`))?.payment
    const amount = found?.summary.reservedAmount
    if (amount === undefined) return
    if (event === 'release') await post(`/nexi/v1/payments/${paymentId}/cancels`, { amount })
    if (event === 'capture') await post(`/nexi/v1/payments/${paymentId}/charges`, { amount })
    const chargeId = found.charges[0]?.chargeId
    if (event === 'refund' && chargeId) await post(`/nexi/v1/charges/${chargeId}/refunds`, { amount })
  },
  refuses: ({ url, method }, operation) =>
    method === 'POST' && url.endsWith(NETS_CALLS[operation])
      ? Response.json({ code: '9999', message: 'Refused', source: 'internal' }, { status: 402 })
      : undefined,
}
const NETS_KEY = { authorization: 'sandbox-nets-secret' }

/** The money providers of simulated purchases. */
export const moneyProviders: Readonly<Record<ModelProvider['name'], MoneyProvider>> = { adyen, klarna, nets }
