import type { Scenarios, Step } from '../control/scenarios.ts'
import type { Journal } from '../journal.ts'
import type { Outside } from '../outside.ts'
import type { PostOffice } from '../post-office.ts'
import type { CreatePayment } from './create-payment-schema.ts'
import { type Means, type Payment, isPaid, openPayment } from './payment.ts'
import {
  type NetsEvent,
  lettersOf,
  paymentCharged,
  paymentCreated,
  paymentReserved,
  reservationFailed,
} from './webhook-events.ts'
import { planWebhooks } from './webhook-plan.ts'

interface Surroundings {
  outside: Outside
  journal: Journal
  scenarios: Scenarios
  postOffice: PostOffice
}

/** The provider's own books: its payments, and what it tells the shop about them. */
export function createNets({ outside, journal, scenarios, postOffice }: Surroundings) {
  const payments = new Map<string, Payment>()

  const stepsFor = (payment: Payment): Step[] =>
    scenarios.stepsFor('nets', {
      reference: payment.reference,
      email: payment.request.checkout.consumer?.email,
      amount: payment.request.order.amount,
    })

  function announce(payment: Payment, events: readonly NetsEvent[]) {
    const timestamp = new Date(outside.now()).toISOString()
    const letters = events.flatMap((event) => lettersOf(payment, event, outside.newId(), timestamp))
    for (const { name } of events) journal.note('nets', name, { paymentId: payment.id, reference: payment.reference })
    const plan = planWebhooks(letters, stepsFor(payment))
    if (plan.delay === undefined) postOffice.hold(plan.letters)
    else postOffice.post(plan.letters, plan.delay)
  }

  function reserve(payment: Payment, means: Means) {
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
    announce(payment, events)
  }

  return {
    payments,
    stepsFor,
    announce,
    reserve,
    /** Money that only arrives after the customer has left, as with an invoice. */
    reserveLater: (payment: Payment, means: Means) => outside.after(20_000, () => reserve(payment, means)),
    decline: (payment: Payment, code: string) => announce(payment, reservationFailed(payment, code)),
    open(request: CreatePayment): Payment {
      const payment = openPayment(outside.newId(), new Date(outside.now()).toISOString(), request)
      payments.set(payment.id, payment)
      announce(payment, paymentCreated(payment))
      return payment
    },
  }
}
export type Nets = ReturnType<typeof createNets>
