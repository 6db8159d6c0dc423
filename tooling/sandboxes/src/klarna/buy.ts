import * as v from 'valibot'
import type { Platform } from '../platform.ts'
import type { Klarna } from './klarna.ts'
import { type Order, PAYMENT_METHODS, addressFor, isOpen } from './order.ts'
import { addressSchema } from './order-schema.ts'
import { outcomeOf } from './test-inputs.ts'
import { type ValidationRefusal, requestValidation } from './validation.ts'

const email = v.pipe(v.string(), v.maxLength(255), v.email())

/** The request of the checkout when the customer presses "buy". */
export const purchaseSchema = v.object({
  method: v.picklist(PAYMENT_METHODS),
  /** False for the button that simulates a refusal. */
  approved: v.optional(v.boolean(), true),
  address: v.object({ ...addressSchema.entries, email }),
})
export type Purchase = v.InferOutput<typeof purchaseSchema>

export type PurchaseResult =
  | { kind: 'complete'; url: string }
  | { kind: 'declined' | 'unavailable' }
  | ValidationRefusal

/** Buys an order: Klarna checks the customer, the shop validates the order, then the order is complete. */
export async function buy(klarna: Klarna, platform: Platform, order: Order, wanted: Purchase): Promise<PurchaseResult> {
  const complete = { kind: 'complete', url: addressFor(order, order.request.merchant_urls.confirmation) } as const
  if (order.completedAt !== undefined) return complete
  if (!isOpen(order)) return { kind: 'unavailable' }
  order.request.billing_address = { ...order.request.billing_address, ...wanted.address }
  const outcome = wanted.approved ? outcomeOf(wanted.address.email) : ({ kind: 'declined' } as const)
  if (outcome.kind === 'declined') return outcome
  const refusal = await requestValidation(order, platform)
  if (refusal) return refusal
  klarna.complete(order, wanted.method, outcome)
  return order.completedAt === undefined ? { kind: 'unavailable' } : complete
}
