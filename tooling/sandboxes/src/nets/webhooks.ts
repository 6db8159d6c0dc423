import * as v from 'valibot'
import type { Webhook, WebhookStyle } from '../webhook-queue.ts'
import type { Operation, Payment } from './payment.ts'

const MERCHANT = 100_017_120

/** An event of a payment, by Nets' name. */
export interface NetsEvent {
  name: string
  data: Record<string, unknown>
}

const money = (payment: Payment, amount: number) => ({ amount, currency: payment.request.order.currency })
const event = (name: string, payment: Payment, data: object): NetsEvent => ({
  name,
  data: { ...data, paymentId: payment.id },
})
/** Nets sends both spellings of an event. A shop registers for one of them. */
const twice = (name: string, payment: Payment, data: object) => [
  event(name, payment, data),
  event(`${name}.v2`, payment, data),
]

export const paymentCreated = (payment: Payment) => [
  event('payment.created', payment, {
    order: {
      amount: money(payment, payment.request.order.amount),
      reference: payment.reference,
      orderItems: payment.request.order.items,
    },
  }),
]

export const paymentReserved = (payment: Payment) => [
  ...twice('payment.reservation.created', payment, {
    ...(payment.means?.cardDetails && { cardDetails: payment.means.cardDetails }),
    paymentMethod: payment.means?.paymentMethod,
    paymentType: payment.means?.paymentType,
    consumer: payment.request.checkout.consumer ?? {},
    amount: money(payment, payment.reservedAmount),
  }),
  event('payment.checkout.completed', payment, {
    order: {
      amount: money(payment, payment.request.order.amount),
      reference: payment.reference,
      orderItems: payment.request.order.items,
    },
    consumer: consumerOf(payment),
  }),
]

export const reservationFailed = (payment: Payment, code: string) => [
  event('payment.reservation.failed', payment, { error: { code, message: 'Refused', source: 'issuer' } }),
]

export const paymentCharged = (payment: Payment, { id, amount }: Operation) =>
  twice('payment.charge.created', payment, {
    chargeId: id,
    orderItems: payment.request.order.items,
    paymentMethod: payment.means?.paymentMethod,
    paymentType: payment.means?.paymentType,
    amount: money(payment, amount),
  })

export const paymentCancelled = (payment: Payment, id: string) => [
  event('payment.cancel.created', payment, { cancelId: id, amount: money(payment, payment.cancelledAmount) }),
]

export const paymentRefunded = (payment: Payment, { id, amount }: Operation) => [
  ...twice('payment.refund.initiated', payment, { refundId: id, amount: money(payment, amount) }),
  event('payment.refund.completed', payment, { refundId: id, amount: money(payment, amount) }),
]

function consumerOf(payment: Payment) {
  const { privatePerson, shippingAddress, ...rest } = payment.request.checkout.consumer ?? {}
  return {
    ...rest,
    ...privatePerson,
    ...(shippingAddress && { shippingAddress: { ...shippingAddress, postcode: shippingAddress.postalCode } }),
  }
}

/** Returns the webhooks of an event, one for each URL registered for its name. */
export function webhooksOf(payment: Payment, { name, data }: NetsEvent, id: string, timestamp: string): Webhook[] {
  const merchant = name.endsWith('.v2') ? { merchantNumber: MERCHANT } : { merchantId: MERCHANT }
  const hooks = payment.request.notifications?.webHooks ?? []
  return hooks
    .filter(({ eventName }) => eventName === name)
    .map(({ url, authorization }) => ({
      provider: 'nets',
      subject: payment.id,
      event: name,
      url,
      headers: { Authorization: authorization },
      body: { id, ...merchant, timestamp, event: name, data },
    }))
}

const moneySchema = v.looseObject({ amount: v.number() })
const bodySchema = v.looseObject({
  data: v.looseObject({
    amount: v.optional(moneySchema),
    order: v.optional(v.looseObject({ amount: moneySchema })),
  }),
})

/** How Nets' webhooks are sent: with amounts, and with the authorization word that the gateway registered. */
export const netsWebhookStyle: WebhookStyle = {
  usualDelay: 500,
  withWrongAmount(webhook) {
    const body = structuredClone(v.parse(bodySchema, webhook.body))
    if (body.data.amount) body.data.amount.amount += 100
    if (body.data.order) body.data.order.amount.amount += 100
    return { ...webhook, body }
  },
  withWrongAuthorization: (webhook) => ({
    ...webhook,
    headers: { ...webhook.headers, Authorization: 'not-the-agreed-word' },
  }),
}
