import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { idempotent } from '../idempotency.ts'
import type { Platform } from '../platform.ts'
import { jsonOf } from '../request-body.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { cancel, charge, refund } from './operations.ts'
import type { Nets } from './nets.ts'
import type { Payment } from './payment.ts'
import { paymentCancelled, paymentCharged, paymentRefunded } from './webhooks.ts'

const amountSchema = v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const readAmount = async (c: Context) => v.safeParse(amountSchema, await jsonOf(c))

/** Charges, cancels and refunds. A repeated Idempotency-Key gets the same answer and moves no money. */
export function operationsApi(nets: Nets, platform: Platform) {
  const api = new Hono()
  api.use('/:id/:move{charges|refunds}', idempotent('idempotency-key'))

  api.post('/:id/charges', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const wanted = await readAmount(c)
    if (!payment) return c.body(null, 404)
    if (!wanted.success) return c.json({ errors: fieldErrorsOf(wanted.issues) }, 400)
    const operation = { id: platform.newId(), amount: wanted.output.amount }
    const refused = charge(payment, operation)
    if (refused) return c.json(refused, 402)
    nets.sendWebhooks(payment, paymentCharged(payment, operation))
    return c.json({ chargeId: operation.id }, 201)
  })

  api.post('/:id/cancels', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const wanted = await readAmount(c)
    if (!payment) return c.body(null, 404)
    if (!wanted.success) return c.json({ errors: fieldErrorsOf(wanted.issues) }, 400)
    const refused = cancel(payment, wanted.output.amount)
    if (refused) return c.json(refused, 402)
    nets.sendWebhooks(payment, paymentCancelled(payment, platform.newId()))
    return c.body(null, 204)
  })

  api.post('/:id/refunds', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    return payment ? createRefund(nets, payment, platform.newId(), c) : c.body(null, 404)
  })
  return api
}

/** POST /v1/charges/{chargeId}/refunds: a refund by the id of the charge. */
export function chargesApi(nets: Nets, platform: Platform) {
  const api = new Hono()
  return api.post('/:chargeId/refunds', idempotent('idempotency-key'), async (c) => {
    const chargeId = c.req.param('chargeId')
    const payment = [...nets.payments.values()].find(({ charges }) => charges.some(({ id }) => id === chargeId))
    return payment ? createRefund(nets, payment, platform.newId(), c) : c.body(null, 404)
  })
}

async function createRefund(nets: Nets, payment: Payment, id: string, c: Context): Promise<Response> {
  const wanted = await readAmount(c)
  if (!wanted.success) return Response.json({ errors: fieldErrorsOf(wanted.issues) }, { status: 400 })
  const operation = { id, amount: wanted.output.amount }
  if (!refund(payment, operation)) {
    return Response.json({ errors: { amount: ['Is more than what was charged'] } }, { status: 400 })
  }
  nets.sendWebhooks(payment, paymentRefunded(payment, operation))
  return Response.json({ refundId: id }, { status: 201 })
}
