import type { Webhook, Wrong } from '../webhook-queue.ts'
import type { Operation, Payment } from './payment.ts'

const MERCHANT = 100_017_120

interface Money {
  amount: number
  currency: string
}
interface EventData {
  amount?: Money
  order?: { amount: Money; reference: string; orderItems: readonly object[] }
  [more: string]: unknown
}

/** An event of a payment, by Nets' name. */
export interface NetsEvent {
  name: string
  data: EventData
}

const money = (payment: Payment, amount: number): Money => ({ amount, currency: payment.request.order.currency })
const orderOf = (payment: Payment) => ({
  amount: money(payment, payment.request.order.amount),
  reference: payment.reference,
  orderItems: payment.request.order.items,
})
const event = (name: string, payment: Payment, data: EventData): NetsEvent => ({
  name,
  data: { ...data, paymentId: payment.id },
})
/** Nets sends both spellings of an event. A shop registers for one of them. */
const twice = (name: string, payment: Payment, data: EventData) => [
  event(name, payment, data),
  event(`${name}.v2`, payment, data),
]

export const paymentCreated = (payment: Payment) => [event('payment.created', payment, { order: orderOf(payment) })]

export const paymentReserved = (payment: Payment) => [
  ...twice('payment.reservation.created', payment, {
    ...(payment.means?.cardDetails && { cardDetails: payment.means.cardDetails }),
    paymentMethod: payment.means?.paymentMethod,
    paymentType: payment.means?.paymentType,
    consumer: payment.request.checkout.consumer ?? {},
    amount: money(payment, payment.reservedAmount),
  }),
  event('payment.checkout.completed', payment, {
    order: orderOf(payment),
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
export function webhooksOf(
  { id: subject, request }: Payment,
  { name, data }: NetsEvent,
  id: string,
  timestamp: string,
  wrong: Wrong,
): Webhook[] {
  const merchant = name.endsWith('.v2') ? { merchantNumber: MERCHANT } : { merchantId: MERCHANT }
  const hooks = request.notifications?.webHooks ?? []
  return hooks
    .filter(({ eventName }) => eventName === name)
    .map(({ url, authorization }) => ({
      provider: 'nets',
      subject,
      event: name,
      url,
      headers: { Authorization: wrong.authorization ? 'not-the-agreed-word' : authorization },
      body: { id, ...merchant, timestamp, event: name, data: wrong.amount ? withWrongAmount(data) : data },
    }))
}

const withWrongAmount = ({ amount, order, ...data }: EventData) => ({
  ...data,
  ...(amount && { amount: { ...amount, amount: amount.amount + 100 } }),
  ...(order && { order: { ...order, amount: { ...order.amount, amount: order.amount.amount + 100 } } }),
})
