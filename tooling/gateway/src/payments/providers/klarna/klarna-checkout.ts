import * as v from 'valibot'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { unless, type CallKlarna } from './klarna-client.ts'
import { klarnaOrder } from './klarna-order-request.ts'
import type { KlarnaSettings } from './klarna-settings.ts'

const draftedSchema = v.object({ order_id: v.pipe(v.string(), v.nonEmpty()) })
const checkoutSchema = v.object({ status: v.string(), html_snippet: v.nullish(v.string(), '') })

/** An order in Klarna's checkout API. */
export interface KlarnaCheckout {
  isComplete: boolean
  /** The HTML of the form, or of the confirmation once the order is bought. */
  snippet: string
}

const at = (id: string) => `/checkout/v3/orders/${encodeURIComponent(id)}`

/** The checkout API: creates, reads and aborts an order before it is bought. */
export function createCheckoutApi(call: CallKlarna, settings: KlarnaSettings) {
  return {
    create: async (transaction: Transaction): Promise<string> => {
      const response = await call('POST', '/checkout/v3/orders', { body: klarnaOrder(transaction, settings) })
      return v.parse(draftedSchema, await response.json()).order_id
    },
    /** Returns undefined for an order that was not bought within 48 hours. */
    read: async (id: string): Promise<KlarnaCheckout | undefined> => {
      const response = await unless(404, call('GET', at(id)))
      if (!response) return undefined
      const { status, html_snippet } = v.parse(checkoutSchema, await response.json())
      return { isComplete: status === 'checkout_complete', snippet: html_snippet }
    },
    /** Does nothing if the order does not exist any more. */
    abort: async (id: string): Promise<void> => {
      await unless(404, call('POST', `${at(id)}/abort`))
    },
  }
}
export type CheckoutApi = ReturnType<typeof createCheckoutApi>
