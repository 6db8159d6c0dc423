import { BoundedMap } from '../bounded-map.ts'
import type { Step } from '../control/scenarios.ts'
import { amountText } from '../page/page.ts'
import type { SandboxServices } from '../sandbox.ts'
import { readSettings } from '../settings.ts'
import type { Wrong } from '../webhook-queue.ts'
import type { CreatePayment } from './create-payment-schema.ts'
import { type PaymentDetails, type Payment, isPaid, createPayment } from './payment.ts'
import {
  type NetsEvent,
  webhooksOf,
  paymentCharged,
  paymentCreated,
  paymentReserved,
  reservationFailed,
} from './webhooks.ts'

const KEPT_PAYMENTS = 5000
const WEBHOOK_MILLISECONDS = 500
export const REFUSED_BY_BANK = '17'

/** Creates Nets' payments and its webhooks about them. */
export function createNets({ platform, eventLog, scenarios, webhookQueue, bank, environment }: SandboxServices) {
  const payments = new BoundedMap<string, Payment>(KEPT_PAYMENTS)

  const stepsFor = (payment: Payment): Step[] =>
    scenarios.stepsFor('nets', {
      reference: payment.reference,
      email: payment.request.checkout.consumer?.email,
      amount: payment.request.order.amount,
    })

  function sendWebhooks(payment: Payment, events: readonly NetsEvent[]) {
    const timestamp = new Date(platform.now()).toISOString()
    const create = (wrong: Wrong) =>
      events.flatMap((event) => webhooksOf(payment, event, platform.newId(), timestamp, wrong))
    for (const { name } of events)
      eventLog.record('nets', name, { paymentId: payment.id, reference: payment.reference })
    webhookQueue.post(create, stepsFor(payment), WEBHOOK_MILLISECONDS)
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

  const decline = (payment: Payment, code: string) => sendWebhooks(payment, reservationFailed(payment, code))

  return {
    payments,
    stepsFor,
    sendWebhooks,
    reserve,
    /** Reserves the money after the customer has left, as with an invoice. */
    reserveLater: (payment: Payment, means: PaymentDetails) => platform.after(20_000, () => reserve(payment, means)),
    decline,
    /** Makes the bank ask about a card (3-D Secure). Returns the token of its question. */
    challenge(payment: Payment, means: PaymentDetails, kind: 'challenge' | 'challenge-in-frame'): string {
      const token = platform.newId()
      const { order } = payment.request
      bank.ask(token, {
        amount: amountText(order.amount, order.currency),
        recipient: 'the shop',
        reference: payment.reference,
        locale: undefined,
        asksAbout: 'card',
        shopOrigin: new URL(payment.checkoutUrl).origin,
        framedBy: kind === 'challenge-in-frame' ? readSettings(environment).origin : undefined,
        onAnswer: (answer) => {
          if (answer === 'approve') reserve(payment, means)
          else if (!isPaid(payment)) decline(payment, REFUSED_BY_BANK)
        },
        returnUrl: () => returnUrl(payment),
      })
      return token
    },
    open(request: CreatePayment): Payment {
      const payment = createPayment(platform.newId(), new Date(platform.now()).toISOString(), request)
      payments.set(payment.id, payment)
      sendWebhooks(payment, paymentCreated(payment))
      return payment
    },
  }
}
export type Nets = ReturnType<typeof createNets>

function returnUrl(payment: Payment) {
  const address = new URL(payment.checkoutUrl)
  address.searchParams.set('paymentId', payment.id)
  if (!isPaid(payment)) address.searchParams.set('paymentFailed', 'true')
  return address.href
}
