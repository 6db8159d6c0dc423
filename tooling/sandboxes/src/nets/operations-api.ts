import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { idempotent } from '../idempotency.ts'
import type { Platform } from '../platform.ts'
import { jsonOf } from '../request-body.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { cancel, charge, refund } from './operations.ts'
import type { Nets } from './nets.ts'
import type { Operation, Payment } from './payment.ts'
import { paymentCancelled, paymentCharged, paymentRefunded } from './webhooks.ts'

const amountSchema = v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** Charges, cancels and refunds. A repeated Idempotency-Key gets the same answer and moves no money. */
export function operationsApi(nets: Nets, platform: Platform) {
  const on = operationsOf(platform)
  return new Hono()
    .use('/:id/:move{charges|refunds}', idempotent('idempotency-key'))
    .post('/:id/charges', (c) =>
      on(c, nets.payments.get(c.req.param('id')), (payment, operation) => {
        const refused = charge(payment, operation)
        if (refused) return c.json(refused, 402)
        nets.sendWebhooks(payment, paymentCharged(payment, operation))
        return c.json({ chargeId: operation.id }, 201)
      }),
    )
    .post('/:id/cancels', (c) =>
      on(c, nets.payments.get(c.req.param('id')), (payment, { id, amount }) => {
        const refused = cancel(payment, amount)
        if (refused) return c.json(refused, 402)
        nets.sendWebhooks(payment, paymentCancelled(payment, id))
        return c.body(null, 204)
      }),
    )
    .post('/:id/refunds', (c) => on(c, nets.payments.get(c.req.param('id')), createRefund(nets)))
}

/** POST /v1/charges/{chargeId}/refunds: a refund by the id of the charge. */
export const chargesApi = (nets: Nets, platform: Platform) =>
  new Hono().post('/:chargeId/refunds', idempotent('idempotency-key'), (c) => {
    const isWanted = ({ id }: Operation) => id === c.req.param('chargeId')
    const payment = [...nets.payments.values()].find(({ charges }) => charges.some(isWanted))
    return operationsOf(platform)(c, payment, createRefund(nets))
  })

/** Reads the amount of an operation, and carries it out with a new id. */
const operationsOf =
  (platform: Platform) =>
  async (c: Context, payment: Payment | undefined, carryOut: (payment: Payment, operation: Operation) => Response) => {
    const wanted = v.safeParse(amountSchema, await jsonOf(c))
    if (!payment) return c.body(null, 404)
    if (!wanted.success) return c.json({ errors: fieldErrorsOf(wanted.issues) }, 400)
    return carryOut(payment, { id: platform.newId(), amount: wanted.output.amount })
  }

const createRefund = (nets: Nets) => (payment: Payment, operation: Operation) => {
  if (!refund(payment, operation)) {
    return Response.json({ errors: { amount: ['Is more than what was charged'] } }, { status: 400 })
  }
  nets.sendWebhooks(payment, paymentRefunded(payment, operation))
  return Response.json({ refundId: operation.id }, { status: 201 })
}
