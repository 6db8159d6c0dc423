import * as v from 'valibot'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { unless, type CallKlarna } from './klarna-client.ts'
import { klarnaOrder } from './klarna-order.ts'
import type { KlarnaSettings } from './klarna-settings.ts'

const draftedSchema = v.object({ order_id: v.pipe(v.string(), v.nonEmpty()) })
const checkoutSchema = v.object({ status: v.string(), html_snippet: v.nullish(v.string(), '') })

/** An order as Klarna's checkout shows it. */
export interface KlarnaCheckout {
  isComplete: boolean
  /** The form while it can be bought, the confirmation once it is. */
  snippet: string
}

const at = (id: string) => `/checkout/v3/orders/${encodeURIComponent(id)}`

/** The checkout API: an order is drafted, shown and given up here. */
export function createCheckoutApi(call: CallKlarna, settings: KlarnaSettings) {
  return {
    create: async (transaction: Transaction): Promise<string> => {
      const response = await call('POST', '/checkout/v3/orders', { body: klarnaOrder(transaction, settings) })
      return v.parse(draftedSchema, await response.json()).order_id
    },
    /** Nothing for an order that nobody bought within its 48 hours. */
    read: async (id: string): Promise<KlarnaCheckout | undefined> => {
      const response = await unless(404, call('GET', at(id)))
      if (!response) return undefined
      const { status, html_snippet } = v.parse(checkoutSchema, await response.json())
      return { isComplete: status === 'checkout_complete', snippet: html_snippet }
    },
    /** One that is gone already need not be given up. */
    abort: async (id: string): Promise<void> => {
      await unless(404, call('POST', `${at(id)}/abort`))
    },
  }
}
export type CheckoutApi = ReturnType<typeof createCheckoutApi>
