import * as v from 'valibot'
import type { MoneyMovements } from '../../../model/money-movements.ts'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import { accepted, attemptKey, isFinal, REFUSED } from '../operation-answer.ts'
import type { OperationAnswer, PaymentOutcome } from '../provider.ts'
import { klarnaAddressesSchema, readAddresses } from './klarna-addresses.ts'
import { KlarnaFailure, unless, type CallKlarna } from './klarna-client.ts'

const amount = v.nullish(v.number(), 0)
const orderSchema = v.object({
  status: v.string(),
  fraud_status: v.nullish(v.string(), 'ACCEPTED'),
  order_amount: v.number(),
  captured_amount: amount,
  refunded_amount: amount,
  purchase_currency: v.string(),
  merchant_reference1: v.nullish(v.string(), ''),
  merchant_reference2: v.nullish(v.string(), ''),
  ...klarnaAddressesSchema.entries,
})
type BoughtOrder = v.InferOutput<typeof orderSchema>

const ENDED = new Set(['CANCELLED', 'EXPIRED', 'CLOSED'])
const STOPPED = new Set(['REJECTED', 'STOPPED'])

/** Finds our transaction in the references of an order. The first reference becomes the order number. */
export const referenceOf = (
  order: Pick<BoughtOrder, 'merchant_reference1' | 'merchant_reference2'>,
  transactionId: string,
): string => (order.merchant_reference2 === transactionId ? transactionId : order.merchant_reference1)

/** Returns the outcome of a bought order. It is pending while Klarna checks the customer. */
export function outcomeOf(order: BoughtOrder, transactionId: string): PaymentOutcome {
  if (STOPPED.has(order.fraud_status)) return { kind: 'failed' }
  // An order that ends before a capture has released its money.
  if (ENDED.has(order.status) && order.captured_amount === 0) return { kind: 'cancelled' }
  // Money that was given back in Klarna's portal before the order was placed does not pay for it.
  const amountMinor = order.order_amount - order.refunded_amount
  if (amountMinor === 0) return { kind: 'cancelled' }
  if (order.fraud_status !== 'ACCEPTED') return { kind: 'pending' }
  const { purchase_currency: currency } = order
  const addresses = readAddresses(order)
  const reference = referenceOf(order, transactionId)
  // A payment method without a reservation is captured at once.
  const isCaptured = order.captured_amount >= amountMinor
  return {
    kind: 'paid',
    amountMinor,
    currency,
    reference,
    ...(isCaptured && { isCaptured }),
    ...(addresses && { addresses }),
  }
}

/** Returns the movements of a bought order's money. An order that Klarna stops for fraud never gets its money. */
function movementsOf(order: BoughtOrder): MoneyMovements {
  const { order_amount, captured_amount, refunded_amount, status, fraud_status } = order
  const isOver = ENDED.has(status) || STOPPED.has(fraud_status)
  return {
    reservedMinor: order_amount,
    capturedMinor: captured_amount,
    refundedMinor: refunded_amount,
    releasedMinor: isOver ? order_amount - captured_amount : 0,
    isUnderReview: fraud_status === 'PENDING',
  }
}

const isRefusal = (failure: unknown) =>
  failure instanceof KlarnaFailure && (isFinal(failure) || failure.code.endsWith('NOT_ALLOWED'))

const at = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`

/** The order management API, for bought orders. */
export function createOrdersApi(call: CallKlarna) {
  /** Returns undefined for an order that is not bought. */
  async function read(id: string): Promise<BoughtOrder | undefined> {
    const response = await unless(404, call('GET', at(id)))
    return response && v.parse(orderSchema, await response.json())
  }

  const readBought = async (id: string): Promise<BoughtOrder> => {
    const order = await read(id)
    if (!order) throw new Error('Klarna knows no such order')
    return order
  }

  /** Moves money. A refused movement may have happened before, which `readMoney` reports. */
  async function move(
    { id, paymentId }: PaidTransaction,
    path: string,
    body: object,
    attempt: number,
  ): Promise<OperationAnswer> {
    const idempotencyKey = attemptKey(`${id}-${path}`, attempt)
    try {
      await call('POST', `${at(paymentId)}/${path}`, { body, idempotencyKey })
      return accepted(idempotencyKey)
    } catch (failure) {
      if (isRefusal(failure)) return REFUSED
      throw failure
    }
  }
  const refund = (paid: PaidTransaction, attempt: number) =>
    move(paid, 'refunds', { refunded_amount: paid.amountMinor }, attempt)

  return {
    read,
    /** Acknowledges the order with its number. Klarna repeats its push until then. */
    acknowledge: async (id: string, orderNumber: string): Promise<void> => {
      await call('PATCH', `${at(id)}/merchant-references`, { body: { merchant_reference1: orderNumber } })
      await call('POST', `${at(id)}/acknowledge`)
    },
    readMoney: async ({ paymentId }: PaidTransaction) => movementsOf(await readBought(paymentId)),
    capture: (paid: PaidTransaction, attempt: number) =>
      move(paid, 'captures', { captured_amount: paid.amountMinor }, attempt),
    refund,
    cancel: async (paid: PaidTransaction, attempt: number) => {
      const { captured_amount } = await readBought(paid.paymentId)
      return captured_amount > 0 ? await refund(paid, attempt) : await move(paid, 'cancel', {}, attempt)
    },
  }
}
export type OrdersApi = ReturnType<typeof createOrdersApi>
