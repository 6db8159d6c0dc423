import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { failureStatusOf } from '../control/failure.ts'
import { idempotent } from '../idempotency.ts'
import type { Platform } from '../platform.ts'
import { jsonOf } from '../request-body.ts'
import { type Failure, badValues, brokenOnPurpose, failureResponse, noSuchOrder, pathsOf } from './errors.ts'
import type { Klarna } from './klarna.ts'
import { cancel, capture, refund } from './operations.ts'
import { managementAnswer } from './order-answers.ts'
import type { Operation, Order } from './order.ts'

const amount = v.pipe(v.number(), v.integer(), v.minValue(1))
const captureSchema = v.object({ captured_amount: amount })
const refundSchema = v.object({ refunded_amount: amount })
const reference = v.optional(v.pipe(v.string(), v.maxLength(255)))
const referencesSchema = v.object({ merchant_reference1: reference, merchant_reference2: reference })
const WRONG_BY = 100

/** The order management API for the gateway: everything after the purchase. */
export function managementApi(klarna: Klarna, platform: Platform) {
  const fail = (failure: Failure) => failureResponse(failure, platform.newId())
  const operation = (amountOfIt: number): Operation => ({
    id: platform.newId(),
    amount: amountOfIt,
    at: new Date(platform.now()).toISOString(),
  })

  return new Hono<{ Variables: { order: Order } }>()
    .use('/:id/:move{captures|refunds|cancel}', idempotent('klarna-idempotency-key'))
    .use('/:id/*', boughtOrder(klarna, platform))
    .get('/:id', (c) => {
      const { order } = c.var
      return c.json(managementAnswer(order, klarna.stepsFor(order).includes('wrong-amount') ? WRONG_BY : 0))
    })
    .post('/:id/acknowledge', (c) => {
      c.var.order.isAcknowledged = true
      return c.body(null, 204)
    })
    .patch('/:id/merchant-references', async (c) => {
      const references = v.safeParse(referencesSchema, await jsonOf(c))
      if (!references.success) return fail(badValues(pathsOf(references.issues)))
      Object.assign(c.var.order.request, references.output)
      return c.body(null, 204)
    })
    .post('/:id/captures', async (c) => {
      const wanted = v.safeParse(captureSchema, await jsonOf(c))
      if (!wanted.success) return fail(badValues(pathsOf(wanted.issues)))
      const captured = operation(wanted.output.captured_amount)
      const refused = capture(c.var.order, captured)
      return refused ? fail(refused) : c.body(null, 201, created(c.req.url, 'capture-id', captured))
    })
    .post('/:id/cancel', (c) => {
      const refused = cancel(c.var.order)
      return refused ? fail(refused) : c.body(null, 204)
    })
    .post('/:id/refunds', async (c) => {
      const wanted = v.safeParse(refundSchema, await jsonOf(c))
      if (!wanted.success) return fail(badValues(pathsOf(wanted.issues)))
      const refunded = operation(wanted.output.refunded_amount)
      const refused = refund(c.var.order, refunded)
      return refused ? fail(refused) : c.body(null, 201, created(c.req.url, 'refund-id', refunded))
    })
}

const created = (address: string, header: string, { id }: Operation) => ({
  location: `${new URL(address).pathname}/${id}`,
  [header]: id,
})

/** Finds a bought order. Order management does not know others. */
const boughtOrder = (klarna: Klarna, platform: Platform) =>
  createMiddleware<{ Variables: { order: Order } }, '/:id/*'>(async (c, next) => {
    const order = klarna.find(c.req.param('id'))
    if (order?.completedAt === undefined) return failureResponse(noSuchOrder(c.req.param('id')), platform.newId())
    const broken = await failureStatusOf(klarna.stepsFor(order), platform)
    if (broken !== undefined) return failureResponse(brokenOnPurpose(broken), platform.newId())
    c.set('order', order)
    return next()
  })
