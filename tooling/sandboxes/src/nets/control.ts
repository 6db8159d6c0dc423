import { Hono } from 'hono'
import * as v from 'valibot'
import { done } from '../control/done.ts'
import type { Nets } from './nets.ts'

const VISA = {
  paymentType: 'CARD',
  paymentMethod: 'Visa',
  cardDetails: { maskedPan: '411111******1111', expiryDate: '0330' },
} as const
const outcomeSchema = v.object({ outcome: v.optional(v.picklist(['paid', 'declined']), 'paid') })

/** The controls: pays or declines a payment without its window, for tests without a browser. */
export const netsControl = (nets: Nets) =>
  new Hono().post('/nets/payments/:id/complete', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const wanted = v.safeParse(outcomeSchema, await c.req.json<unknown>().catch(() => ({})))
    if (!payment) return c.notFound()
    if (!wanted.success) return c.json({ errors: ['outcome is paid or declined'] }, 400)
    if (wanted.output.outcome === 'paid') nets.reserve(payment, VISA)
    else nets.decline(payment, '05')
    return done(c)
  })
