import { Hono } from 'hono'
import * as v from 'valibot'
import { done } from '../control/done.ts'
import { jsonOf } from '../request-body.ts'
import type { Adyen } from './adyen.ts'

const outcomeSchema = v.object({
  outcome: v.optional(v.picklist(['authorised', 'refused', 'cancelled']), 'authorised'),
})

/** Ends a payment that waits for the customer or the bank, for tests that have no browser. */
export const adyenControl = (adyen: Adyen) =>
  new Hono().post('/adyen/payments/:pspReference/complete', async (c) => {
    const payment = adyen.payments.get(c.req.param('pspReference'))
    const wanted = v.safeParse(outcomeSchema, (await jsonOf(c)) ?? {})
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: ['outcome is authorised, refused or cancelled'] }, 400)
    adyen.finish(payment, wanted.output.outcome)
    return done(c)
  })
