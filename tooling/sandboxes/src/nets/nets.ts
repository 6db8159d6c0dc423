import { BoundedMap } from '../bounded-map.ts'
import type { Step } from '../control/scenarios.ts'
import type { SandboxServices } from '../sandbox.ts'
import { queueWebhooks } from '../webhook-plan.ts'
import type { CreatePayment } from './create-payment-schema.ts'
import { type PaymentDetails, type Payment, isPaid, createPayment } from './payment.ts'
import {
  type NetsEvent,
  webhooksOf,
  paymentCharged,
  paymentCreated,
  paymentReserved,
  reservationFailed,
} from './webhook-events.ts'
import { netsWebhookStyle } from './webhook-style.ts'

const KEPT_PAYMENTS = 5000

/** Creates Nets' payments and its webhooks about them. */
export function createNets({ platform, eventLog, scenarios, webhookQueue }: SandboxServices) {
  const payments = new BoundedMap<string, Payment>(KEPT_PAYMENTS)

  const stepsFor = (payment: Payment): Step[] =>
    scenarios.stepsFor('nets', {
      reference: payment.reference,
      email: payment.request.checkout.consumer?.email,
      amount: payment.request.order.amount,
    })

  function sendWebhooks(payment: Payment, events: readonly NetsEvent[]) {
    const timestamp = new Date(platform.now()).toISOString()
    const webhooks = events.flatMap((event) => webhooksOf(payment, event, platform.newId(), timestamp))
    for (const { name } of events)
      eventLog.record('nets', name, { paymentId: payment.id, reference: payment.reference })
    queueWebhooks(webhookQueue, webhooks, stepsFor(payment), netsWebhookStyle)
  }

  function reserve(payment: Payment, means: PaymentDetails) {
    // A reset may have deleted the payment before a delayed reservation.
    if (isPaid(payment) || payment.terminated || !payments.has(payment.id)) return
    payment.reservedAmount = payment.request.order.amount
    payment.means = means
    const events = paymentReserved(payment)
    if (payment.request.checkout.charge) {
      const all = { id: platform.newId(), amount: payment.reservedAmount }
      payment.charges.push(all)
      events.push(...paymentCharged(payment, all))
    }
    sendWebhooks(payment, events)
  }

  return {
    payments,
    stepsFor,
    sendWebhooks,
    reserve,
    /** Reserves the money after the customer has left, as with an invoice. */
    reserveLater: (payment: Payment, means: PaymentDetails) => platform.after(20_000, () => reserve(payment, means)),
    decline: (payment: Payment, code: string) => sendWebhooks(payment, reservationFailed(payment, code)),
    open(request: CreatePayment): Payment {
      const payment = createPayment(platform.newId(), new Date(platform.now()).toISOString(), request)
      payments.set(payment.id, payment)
      sendWebhooks(payment, paymentCreated(payment))
      return payment
    },
  }
}
export type Nets = ReturnType<typeof createNets>
