import { BoundedMap } from '../bounded-map.ts'
import type { Step } from '../control/scenarios.ts'
import type { SandboxServices } from '../sandbox.ts'
import type { Webhook, Wrong } from '../webhook-queue.ts'
import type { OrderRequest } from './order-schema.ts'
import { type FraudStatus, type Order, type PaymentMethod, createOrder, isExpired, isOpen } from './order.ts'
import type { Outcome } from './test-inputs.ts'
import { notificationsOf, pushOf } from './webhooks.ts'

const KEPT_ORDERS = 5000
/** Klarna pushes after two minutes. */
const PUSH_MILLISECONDS = 2000
const DECISION_DELAY = 20_000

/** Creates Klarna's orders and its pushes about them. */
export function createKlarna({ platform, eventLog, scenarios, webhookQueue }: SandboxServices) {
  const orders = new BoundedMap<string, Order>(KEPT_ORDERS)

  const stepsFor = ({ request }: Order): Step[] =>
    scenarios.stepsFor('klarna', {
      reference: request.merchant_reference1,
      email: request.billing_address?.email,
      amount: request.order_amount,
    })

  function send(order: Order, create: (wrong: Wrong) => readonly Webhook[]) {
    const steps = stepsFor(order)
    // For the step out-of-order, the push arrives before the customer reaches the confirmation.
    webhookQueue.post(create, steps, steps.includes('out-of-order') ? 0 : PUSH_MILLISECONDS)
  }

  const record = (what: string, { id, request }: Order) =>
    eventLog.record('klarna', what, { orderId: id, reference: request.merchant_reference1 })

  /** Decides a pending order. */
  function decide(order: Order, fraudStatus: Exclude<FraudStatus, 'PENDING'>) {
    if (order.fraudStatus !== 'PENDING' || orders.get(order.id) !== order) return
    order.fraudStatus = fraudStatus
    record(fraudStatus, order)
    send(order, () => notificationsOf(order))
  }

  return {
    orders,
    stepsFor,
    decide,
    /** Finds an order. Returns undefined for an expired one. */
    find(id: string): Order | undefined {
      const order = orders.get(id)
      return order && !isExpired(order, platform.now()) ? order : undefined
    },
    draft(request: OrderRequest): Order {
      const order = createOrder(platform.newId(), platform.now(), request)
      orders.set(order.id, order)
      return order
    },
    update(order: Order, request: OrderRequest) {
      order.request = request
      order.modifiedAt = platform.now()
    },
    /** Completes an order. Repeated calls have no effect. */
    complete(order: Order, method: PaymentMethod, outcome: Exclude<Outcome, { kind: 'declined' }>) {
      // The order may have been deleted by a reset, or aborted by the shop, while the customer waited.
      if (!isOpen(order) || orders.get(order.id) !== order) return
      order.method = method
      order.modifiedAt = order.completedAt = platform.now()
      record('checkout_complete', order)
      send(order, (wrong) => [pushOf(order, wrong)])
      if (outcome.kind === 'approved') return
      order.fraudStatus = 'PENDING'
      platform.after(DECISION_DELAY, () => decide(order, outcome.becomes))
    },
  }
}
export type Klarna = ReturnType<typeof createKlarna>
