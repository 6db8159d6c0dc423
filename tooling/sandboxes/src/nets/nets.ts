import type { Scenarios, Step } from '../control/scenarios.ts'
import type { EventLog } from '../event-log.ts'
import type { Platform } from '../platform.ts'
import type { WebhookQueue } from '../webhook-queue.ts'
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
import { planWebhooks } from './webhook-plan.ts'

interface NetsDependencies {
  outside: Platform
  eventLog: EventLog
  scenarios: Scenarios
  webhookQueue: WebhookQueue
}

/** The provider's own books: its payments, and what it tells the shop about them. */
export function createNets({ outside, eventLog, scenarios, webhookQueue }: NetsDependencies) {
  const payments = new Map<string, Payment>()

  const stepsFor = (payment: Payment): Step[] =>
    scenarios.stepsFor('nets', {
      reference: payment.reference,
      email: payment.request.checkout.consumer?.email,
      amount: payment.request.order.amount,
    })

  function sendWebhooks(payment: Payment, events: readonly NetsEvent[]) {
    const timestamp = new Date(outside.now()).toISOString()
    const webhooks = events.flatMap((event) => webhooksOf(payment, event, outside.newId(), timestamp))
    for (const { name } of events) eventLog.note('nets', name, { paymentId: payment.id, reference: payment.reference })
    const plan = planWebhooks(webhooks, stepsFor(payment))
    if (plan.delay === undefined) webhookQueue.hold(plan.webhooks)
    else webhookQueue.post(plan.webhooks, plan.delay)
  }

  function reserve(payment: Payment, means: PaymentDetails) {
    // A reset forgets payments while money for them is still on its way.
    if (isPaid(payment) || payment.terminated || !payments.has(payment.id)) return
    payment.reservedAmount = payment.request.order.amount
    payment.means = means
    const events = paymentReserved(payment)
    if (payment.request.checkout.charge) {
      const all = { id: outside.newId(), amount: payment.reservedAmount }
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
    /** Money that only arrives after the customer has left, as with an invoice. */
    reserveLater: (payment: Payment, means: PaymentDetails) => outside.after(20_000, () => reserve(payment, means)),
    decline: (payment: Payment, code: string) => sendWebhooks(payment, reservationFailed(payment, code)),
    open(request: CreatePayment): Payment {
      const payment = createPayment(outside.newId(), new Date(outside.now()).toISOString(), request)
      payments.set(payment.id, payment)
      sendWebhooks(payment, paymentCreated(payment))
      return payment
    },
  }
}
export type Nets = ReturnType<typeof createNets>
