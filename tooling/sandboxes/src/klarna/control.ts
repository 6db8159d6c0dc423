import { Hono } from 'hono'
import * as v from 'valibot'
import { done } from '../control/done.ts'
import { jsonOf } from '../request-body.ts'
import type { Klarna } from './klarna.ts'

const OUTCOMES = {
  approved: { kind: 'approved' },
  pending: { kind: 'pending', becomes: 'ACCEPTED' },
} as const
const completeSchema = v.fallback(v.object({ outcome: v.picklist(['approved', 'pending']) }), { outcome: 'approved' })
const DECISIONS = { accept: 'ACCEPTED', reject: 'REJECTED' } as const

/** The controls: buys an order without the frame, decides a pending order early, and expires an order. */
export const klarnaControl = (klarna: Klarna) =>
  new Hono()
    .post('/klarna/orders/:id/complete', async (c) => {
      const order = klarna.find(c.req.param('id'))
      if (!order) return c.notFound()
      const { outcome } = v.parse(completeSchema, await jsonOf(c))
      klarna.complete(order, 'invoice', OUTCOMES[outcome])
      return done(c)
    })
    .post('/klarna/orders/:id/:decision{accept|reject}', (c) => {
      const order = klarna.find(c.req.param('id'))
      if (!order) return c.notFound()
      klarna.decide(order, DECISIONS[c.req.param('decision') === 'accept' ? 'accept' : 'reject'])
      return done(c)
    })
    .post('/klarna/orders/:id/expire', (c) => {
      const order = klarna.find(c.req.param('id'))
      if (!order) return c.notFound()
      order.modifiedAt = 0
      return done(c)
    })
