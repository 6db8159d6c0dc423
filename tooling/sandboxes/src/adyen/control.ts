import { Hono } from 'hono'
import * as v from 'valibot'
import { done } from '../control/done.ts'
import { jsonOf } from '../request-body.ts'
import type { Adyen } from './adyen.ts'
import { applyOutsideEvent } from './webhooks/outside-events.ts'
import { OUTSIDE_EVENTS } from './webhooks/webhooks.ts'

const outcomeSchema = v.object({
  outcome: v.optional(v.picklist(['authorised', 'refused', 'cancelled']), 'authorised'),
})

const MODIFICATIONS = ['captures', 'cancels', 'refunds', 'reversals'] as const
const failureSchema = v.object({ what: v.picklist(MODIFICATIONS) })

const eventSchema = v.object({ event: v.picklist(OUTSIDE_EVENTS) })

/**
 * The controls of a payment, for tests without a browser. They end a waiting payment, report an event that the shop did not
 * cause, or make the next modification fail.
 */
export function adyenControl(adyen: Adyen) {
  const control = new Hono()
  control.post('/adyen/payments/:pspReference/complete', async (c) => {
    const payment = adyen.payments.get(c.req.param('pspReference'))
    const wanted = v.safeParse(outcomeSchema, (await jsonOf(c)) ?? {})
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: ['outcome is authorised, refused or cancelled'] }, 400)
    adyen.finish(payment, wanted.output.outcome)
    return done(c)
  })
  control.post('/adyen/payments/:pspReference/report', async (c) => {
    const payment = adyen.payments.get(c.req.param('pspReference'))
    const wanted = v.safeParse(eventSchema, await jsonOf(c))
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: [`event is one of ${OUTSIDE_EVENTS.join(', ')}`] }, 400)
    if (!applyOutsideEvent(adyen, payment, wanted.output.event))
      return c.json({ errors: ['not as the payment stands'] }, 409)
    return done(c)
  })
  control.post('/adyen/payments/:pspReference/fail-next', async (c) => {
    const payment = adyen.payments.get(c.req.param('pspReference'))
    const wanted = v.safeParse(failureSchema, await jsonOf(c))
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: [`what is one of ${MODIFICATIONS.join(', ')}`] }, 400)
    payment.failing.add(wanted.output.what)
    return done(c)
  })
  return control
}
