import * as v from 'valibot'
import { Controls } from '../control/control.ts'
import type { Klarna } from './klarna.ts'

const OUTCOMES = {
  approved: { kind: 'approved' },
  pending: { kind: 'pending', becomes: 'ACCEPTED' },
} as const
const outcomeSchema = v.object({ outcome: v.optional(v.picklist(['approved', 'pending']), 'approved') })

/** The controls buy an order without the frame, decide a pending order early, and expire an order. */
export const klarnaControl = (klarna: Klarna) =>
  new Controls('/klarna/orders', (id) => klarna.find(id))
    .add('complete', outcomeSchema, (order, { outcome }) => klarna.complete(order, 'invoice', OUTCOMES[outcome]))
    .add('accept', v.object({}), (order) => klarna.decide(order, 'ACCEPTED'))
    .add('reject', v.object({}), (order) => klarna.decide(order, 'REJECTED'))
    .add('expire', v.object({}), (order) => void (order.modifiedAt = 0)).routes
