import * as v from 'valibot'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import { netsPayment } from './nets-payment.ts'
import type { NetsSettings } from './nets-settings.ts'

const REQUEST_TIMEOUT_MS = 20_000

const createdSchema = v.object({ paymentId: v.pipe(v.string(), v.nonEmpty()) })
// Amounts are absent, not 0, until they happen.
const amount = v.nullish(v.number(), 0)
const paymentSchema = v.object({
  payment: v.object({
    summary: v.nullish(v.object({ reservedAmount: amount, chargedAmount: amount, cancelledAmount: amount }), {}),
    orderDetails: v.object({ amount: v.number(), currency: v.string(), reference: v.nullish(v.string(), '') }),
    terminated: v.nullish(v.string()),
  }),
})

/** The provider did not answer, or not as it should. Carries no customer data, so that it may be logged. */
export class NetsFailure extends Error {
  readonly status: number

  constructor(call: string, status: number, fields: readonly string[] = []) {
    super(`Nets answered ${status} to ${call}${fields.length > 0 ? ` because of ${fields.join(', ')}` : ''}`)
    this.status = status
  }
}

function outcomeOf({ payment }: v.InferOutput<typeof paymentSchema>): PaymentOutcome {
  const { summary, orderDetails, terminated } = payment
  const paid = Math.max(summary.reservedAmount, summary.chargedAmount)
  if (summary.cancelledAmount > 0 || (terminated && paid === 0)) return { kind: 'cancelled' }
  if (paid === 0) return { kind: 'open' }
  return { kind: 'paid', amountMinor: paid, currency: orderDetails.currency, reference: orderDetails.reference }
}

/** Speaks Nets Easy's Payment API. */
export function createNetsApi(settings: NetsSettings, fetch: typeof globalThis.fetch) {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${settings.apiBase}${path}`, {
      method,
      // The bare key: no scheme in front of it.
      headers: { Authorization: settings.secretKey, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (!response.ok) throw new NetsFailure(`${method} payments`, response.status, await faultyFields(response))
    return response
  }

  return {
    create: async (transaction: Transaction): Promise<string> => {
      const response = await call('POST', '/v1/payments', netsPayment(transaction, settings))
      return v.parse(createdSchema, await response.json()).paymentId
    },
    read: async (paymentId: string): Promise<PaymentOutcome> => {
      const response = await call('GET', `/v1/payments/${encodeURIComponent(paymentId)}`)
      return outcomeOf(v.parse(paymentSchema, await response.json()))
    },
    terminate: async (paymentId: string): Promise<void> => {
      await call('PUT', `/v1/payments/${encodeURIComponent(paymentId)}/terminate`)
    },
  }
}

/** The names of the fields it did not like; never their contents. */
async function faultyFields(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => undefined)
  const errors = v.safeParse(v.object({ errors: v.record(v.string(), v.unknown()) }), body)
  return errors.success ? Object.keys(errors.output.errors).slice(0, 10) : []
}
