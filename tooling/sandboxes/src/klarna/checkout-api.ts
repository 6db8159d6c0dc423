import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { failureStatusOf } from '../control/failure.ts'
import type { Platform } from '../platform.ts'
import { jsonOf } from '../request-body.ts'
import { type Failure, badValues, brokenOnPurpose, failureResponse, pathsOf, readOnlyOrder } from './errors.ts'
import type { Klarna } from './klarna.ts'
import { checkoutAnswer } from './order-answers.ts'
import { orderSchema } from './order-schema.ts'
import { wrongSumsOf } from './order-sums.ts'
import { type Order, isOpen } from './order.ts'

/** The checkout API for the gateway: creates, changes, reads and aborts an order. */
export function checkoutApi(klarna: Klarna, platform: Platform, origin: string) {
  const fail = (failure: Failure) => failureResponse(failure, platform.newId())
  const answer = async (order: Order, status: 200 | 201 = 200) => {
    const broken = await failureStatusOf(klarna.stepsFor(order), platform)
    if (broken !== undefined) return fail(brokenOnPurpose(broken))
    const location = `${origin}/kustom/checkout/v3/orders/${order.id}`
    return Response.json(checkoutAnswer(order, origin), { status, headers: { location } })
  }
  /** Returns undefined for an expired order, which gets an empty answer. */
  const found = (c: Context<object, '/:id'>) => klarna.find(c.req.param('id'))

  return new Hono()
    .post('/', async (c) => {
      const request = readOrder(await jsonOf(c))
      return 'status' in request ? fail(request) : answer(klarna.draft(request), 201)
    })
    .get('/:id', async (c) => {
      const order = found(c)
      return order ? answer(order) : c.body(null, 404)
    })
    .post('/:id', async (c) => {
      const order = found(c)
      if (!order) return c.body(null, 404)
      if (!isOpen(order)) return fail(readOnlyOrder)
      // Fields that the shop leaves out stay unchanged.
      const changes = await jsonOf(c)
      const request = readOrder(isObject(changes) ? { ...order.request, ...changes } : undefined)
      if ('status' in request) return fail(request)
      klarna.update(order, request)
      return answer(order)
    })
    .post('/:id/abort', async (c) => {
      const order = found(c)
      if (!order) return c.body(null, 404)
      if (!isOpen(order)) return fail(readOnlyOrder)
      order.isAborted = true
      return answer(order)
    })
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function readOrder(body: unknown) {
  const request = v.safeParse(orderSchema, body)
  if (!request.success) return badValues(pathsOf(request.issues))
  const wrong = wrongSumsOf(request.output)
  return wrong.length > 0 ? badValues(wrong) : request.output
}
