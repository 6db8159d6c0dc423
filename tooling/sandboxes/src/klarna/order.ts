import type { OrderRequest } from './order-schema.ts'

/** Money taken from, or given back to, the customer; minor units. */
export interface Operation {
  id: string
  amount: number
  at: string
}

/** What the provider thinks of the customer; the shop ships nothing while it is PENDING. */
export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED'

/** The ways to pay that the checkout offers: by invoice, at once, or in parts. */
export const PAYMENT_METHODS = ['invoice', 'pay_now', 'pay_in_parts'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** An order as the provider keeps it, from its first draft in the checkout to its last refund. */
export interface Order {
  id: string
  request: OrderRequest
  /** Milliseconds since 1970, as all times here. */
  startedAt: number
  modifiedAt: number
  /** When the customer bought. */
  completedAt?: number
  /** How they pay. */
  method?: PaymentMethod
  /** The shop has given it up before anybody bought. */
  isAborted: boolean
  fraudStatus: FraudStatus
  isAcknowledged: boolean
  isCancelled: boolean
  captures: Operation[]
  refunds: Operation[]
}

/** A new order that nobody has bought yet. */
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

/** The order's status in the checkout. */
export const statusOf = ({ completedAt }: Order) =>
  completedAt === undefined ? 'checkout_incomplete' : 'checkout_complete'

/** Whether the shop may still change it and the customer may buy it. */
export const isOpen = (order: Order) => order.completedAt === undefined && !order.isAborted

const LIFETIME = 48 * 3_600_000

/** An order that nobody buys lives for 48 hours after its last change. */
export const isExpired = (order: Order, now: number) =>
  order.completedAt === undefined && now - order.modifiedAt >= LIFETIME

/** The addresses may hold a mark for the number that an order only gets when it is made. */
export const addressFor = (order: Order, address: string) =>
  address.replaceAll(/\{checkout\.order\.id\}|%7Bcheckout\.order\.id%7D/gi, order.id)

const sum = (operations: readonly Operation[]) => operations.reduce((total, { amount }) => total + amount, 0)

export const capturedAmount = (order: Order) => sum(order.captures)
export const refundedAmount = (order: Order) => sum(order.refunds)

/** Money that is promised and not yet taken. */
export const remainingAmount = (order: Order) =>
  order.isCancelled ? 0 : order.request.order_amount - capturedAmount(order)
