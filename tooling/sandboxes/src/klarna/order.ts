import type { OrderRequest } from './order-schema.ts'

/** A capture or refund in minor units. */
export interface Operation {
  id: string
  amount: number
  at: string
}

/** Klarna's decision about the customer. The shop ships nothing while it is PENDING. */
export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED'

/** The checkout's payment methods: by invoice, at once, or in parts. */
export const PAYMENT_METHODS = ['invoice', 'pay_now', 'pay_in_parts'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** An order at Klarna, from the first draft to the last refund. */
export interface Order {
  id: string
  request: OrderRequest
  /** All times are in milliseconds since 1970. */
  startedAt: number
  modifiedAt: number
  /** The time of the purchase. */
  completedAt?: number
  method?: PaymentMethod
  /** True if the shop aborted the order before the purchase. */
  isAborted: boolean
  fraudStatus: FraudStatus
  isAcknowledged: boolean
  isCancelled: boolean
  captures: Operation[]
  refunds: Operation[]
}

/** Creates an order that is not bought yet. */
export const createOrder = (id: string, now: number, request: OrderRequest): Order => ({
  id,
  request,
  startedAt: now,
  modifiedAt: now,
  isAborted: false,
  fraudStatus: 'ACCEPTED',
  isAcknowledged: false,
  isCancelled: false,
  captures: [],
  refunds: [],
})

/** Returns the order's status in the checkout API. */
export const statusOf = ({ completedAt }: Order) =>
  completedAt === undefined ? 'checkout_incomplete' : 'checkout_complete'

/** True while the shop can change the order and the customer can buy it. */
export const isOpen = (order: Order) => order.completedAt === undefined && !order.isAborted

const LIFETIME = 48 * 3_600_000

/** True for an order that was not bought within 48 hours of its last change. */
export const isExpired = (order: Order, now: number) =>
  order.completedAt === undefined && now - order.modifiedAt >= LIFETIME

/** Replaces the placeholder for the order's id in a URL. */
export const addressFor = (order: Pick<Order, 'id'>, address: string) =>
  address.replaceAll(/\{checkout\.order\.id\}|%7Bcheckout\.order\.id%7D/gi, order.id)

const sum = (operations: readonly Operation[]) => operations.reduce((total, { amount }) => total + amount, 0)

export const capturedAmount = (order: Order) => sum(order.captures)
export const refundedAmount = (order: Order) => sum(order.refunds)

/** The amount that can still be captured. */
export const remainingAmount = (order: Order) =>
  order.isCancelled ? 0 : order.request.order_amount - capturedAmount(order)
