import * as v from 'valibot'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import { unless, type CallKlarna } from './klarna-client.ts'

const amount = v.nullish(v.number(), 0)
const orderSchema = v.object({
  status: v.string(),
  fraud_status: v.nullish(v.string(), 'ACCEPTED'),
  order_amount: v.number(),
  captured_amount: amount,
  refunded_amount: amount,
  purchase_currency: v.string(),
  merchant_reference1: v.nullish(v.string(), ''),
})
type BoughtOrder = v.InferOutput<typeof orderSchema>

/** What a bought order says of its payment: nothing is certain while Klarna looks into the buyer. */
export function outcomeOf(order: BoughtOrder): PaymentOutcome {
  if (order.fraud_status === 'REJECTED') return { kind: 'failed' }
  if (order.status === 'CANCELLED' || order.status === 'EXPIRED') return { kind: 'cancelled' }
  if (order.fraud_status !== 'ACCEPTED') return { kind: 'pending' }
  const { order_amount: amountMinor, purchase_currency: currency, merchant_reference1: reference } = order
  return { kind: 'paid', amountMinor, currency, reference }
}

const at = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`

/** The order management API: what happens to an order once somebody has bought it. */
export function createOrdersApi(call: CallKlarna) {
  /** Nothing for an order that nobody has bought. */
  async function read(id: string): Promise<BoughtOrder | undefined> {
    const response = await unless(404, call('GET', at(id)))
    return response && v.parse(orderSchema, await response.json())
  }

  /** Moves money; a refusal counts as done where the order shows that it has happened before. */
  async function move(
    { id, paymentId }: PaidTransaction,
    path: string,
    body: object,
    isDone: (order: BoughtOrder) => boolean,
  ): Promise<void> {
    try {
      await call('POST', `${at(paymentId)}/${path}`, { body, idempotencyKey: `${id}-${path}` })
    } catch (failure) {
      const order = await read(paymentId)
      if (!order || !isDone(order)) throw failure
    }
  }

  return {
    read,
    /** Says that the order has arrived, and which number it has here; Klarna asks again and again until then. */
    acknowledge: async (id: string, orderNumber: string): Promise<void> => {
      await call('PATCH', `${at(id)}/merchant-references`, { body: { merchant_reference2: orderNumber } })
      await call('POST', `${at(id)}/acknowledge`)
    },
    capture: (paid: PaidTransaction) =>
      move(
        paid,
        'captures',
        { captured_amount: paid.amountMinor },
        (order) => order.captured_amount >= paid.amountMinor,
      ),
    refund: (paid: PaidTransaction) =>
      move(
        paid,
        'refunds',
        { refunded_amount: paid.amountMinor },
        (order) => order.refunded_amount >= paid.amountMinor,
      ),
    cancel: (paid: PaidTransaction) => move(paid, 'cancel', {}, ({ status }) => status === 'CANCELLED'),
  }
}
export type OrdersApi = ReturnType<typeof createOrdersApi>
