import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { failureStatusOf } from '../control/failure.ts'
import type { Step } from '../control/scenarios.ts'
import type { Platform } from '../platform.ts'
import { jsonOf } from '../request-body.ts'
import { createPaymentSchema } from './create-payment-schema.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { Nets } from './nets.ts'
import { sumErrorsOf } from './order-sums.ts'
import { chargedAmount, consumeReadQuota, isPaid, refundedAmount, type Payment } from './payment.ts'
import { operationsApi } from './operations-api.ts'

const referenceSchema = v.object({ checkoutUrl: v.string(), reference: v.string() })

/** Nets' server API, for the gateway only: no CORS, and every call needs the secret key. */
export function paymentsApi(nets: Nets, platform: Platform, secretKey: string) {
  const api = new Hono()
  api.use(secretOnly(secretKey))

  api.post('/', async (c) => {
    const request = v.safeParse(createPaymentSchema, await jsonOf(c))
    if (!request.success) return c.json({ errors: fieldErrorsOf(request.issues) }, 400)
    const errors = sumErrorsOf(request.output.order.items, request.output.order.amount)
    if (Object.keys(errors).length > 0) return c.json({ errors }, 400)
    const payment = nets.open(request.output)
    const failure = await failureOf(nets.stepsFor(payment), platform)
    return failure ?? c.json({ paymentId: payment.id }, 201)
  })

  api.get('/:id', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    if (!payment) return c.body(null, 404)
    if (!consumeReadQuota(payment, platform.now())) return c.body(null, 429)
    const failure = await failureOf(nets.stepsFor(payment), platform)
    return failure ?? c.json(paymentAnswer(payment))
  })

  api.put('/:id/referenceinformation', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const known = v.safeParse(referenceSchema, await jsonOf(c))
    if (!payment) return c.body(null, 404)
    if (!known.success) return c.json({ errors: fieldErrorsOf(known.issues) }, 400)
    Object.assign(payment, known.output)
    return c.body(null, 204)
  })

  api.put('/:id/terminate', (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    if (!payment) return c.body(null, 404)
    if (isPaid(payment)) return c.json({ message: 'AlreadyReserved', code: '1004', source: 'internal' }, 402)
    payment.terminated ??= new Date(platform.now()).toISOString()
    return c.body(null, 204)
  })

  return api.route('/', operationsApi(nets, platform))
}

/** Answers a wrong key with an empty 401, as Nets does. */
export const secretOnly = (secretKey: string) =>
  createMiddleware(async (c, next) => (c.req.header('authorization') === secretKey ? next() : c.body(null, 401)))

async function failureOf(steps: readonly Step[], platform: Platform): Promise<Response | undefined> {
  const status = await failureStatusOf(steps, platform)
  if (status === undefined) return undefined
  return Response.json({ message: 'A scenario asked for this', code: '1000', source: 'internal' }, { status })
}

/** Returns the answer of GET /v1/payments/{id}. Amounts of 0 are absent. */
function paymentAnswer(payment: Payment) {
  const { order, checkout } = payment.request
  return {
    payment: {
      paymentId: payment.id,
      summary: withoutZeros({
        reservedAmount: payment.reservedAmount,
        chargedAmount: chargedAmount(payment),
        refundedAmount: refundedAmount(payment),
        cancelledAmount: payment.cancelledAmount,
      }),
      consumer: checkout.consumer ?? {},
      paymentDetails: payment.means ? { invoiceDetails: {}, cardDetails: {}, ...payment.means } : {},
      orderDetails: { amount: order.amount, currency: order.currency, reference: payment.reference },
      checkout: { url: payment.checkoutUrl, cancelUrl: null },
      created: payment.created,
      refunds: payment.refunds.map(({ id, amount }) => ({ refundId: id, amount, state: 'Completed' })),
      charges: payment.charges.map(({ id, amount }) => ({ chargeId: id, amount })),
      ...(payment.terminated && { terminated: payment.terminated }),
    },
  }
}

const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))
