import * as v from 'valibot'
import { Controls } from '../control/control.ts'
import type { Adyen } from './adyen.ts'
import { applyOutsideEvent } from './webhooks/outside-events.ts'
import { OUTSIDE_EVENTS } from './webhooks/webhooks.ts'

const outcomeSchema = v.object({
  outcome: v.optional(v.picklist(['authorised', 'refused', 'cancelled']), 'authorised'),
})
const eventSchema = v.object({ event: v.picklist(OUTSIDE_EVENTS) })
const failureSchema = v.object({ what: v.picklist(['captures', 'cancels', 'refunds', 'reversals']) })

/** The controls end a waiting payment, report an event that the shop did not cause, or make the next modification fail. */
export const adyenControl = (adyen: Adyen) =>
  new Controls('/adyen/payments', (pspReference) => adyen.payments.get(pspReference))
    .add('complete', outcomeSchema, (payment, { outcome }) => adyen.finish(payment, outcome))
    .add('report', eventSchema, (payment, { event }) => applyOutsideEvent(adyen, payment, event))
    .add('fail-next', failureSchema, (payment, { what }) => void payment.failing.add(what)).routes
