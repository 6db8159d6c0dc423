import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { FRAME_POLICY } from '../page/page.ts'
import type { SandboxServices } from '../sandbox.ts'
import { jsonOf } from '../request-body.ts'
import { buy, purchaseSchema } from './buy.ts'
import { checkoutPage, confirmationPage, totalOf, unknownPage } from './checkout-page.ts'
import type { Klarna } from './klarna.ts'
import { isOpen } from './order.ts'

/** Klarna's public host for browsers: the bootstrap script, and the page in the checkout's frame. */
export function checkoutHost(klarna: Klarna, { platform, scenarios }: SandboxServices) {
  const found = (c: Context<object, '/checkout/orders/:id'>) => klarna.find(c.req.param('id'))
  return (
    new Hono()
      .use('/kcoc/checkout.bootstrap.js', async (c, next) =>
        scenarios.blocksScript('klarna') ? c.body(null, 503) : next(),
      )
      // Klarna counts the loads of a snippet by this picture.
      .get('/v1/checkout/snippet/:what', (c) =>
        c.body('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, { 'content-type': 'image/svg+xml' }),
      )
      .get('/checkout/orders/:id', (c) => {
        const order = found(c)
        return order ? c.json({ amount: totalOf(order), order_amount: order.request.order_amount }) : c.body(null, 404)
      })
      .get('/checkout/orders/:id/iframe', (c) => {
        const order = found(c)
        c.header('content-security-policy', FRAME_POLICY)
        if (order?.completedAt !== undefined) return c.html(confirmationPage(order))
        return order && isOpen(order) ? c.html(checkoutPage(order)) : c.html(unknownPage(c.req.query('locale')), 404)
      })
      .post('/checkout/orders/:id/buy', async (c) => {
        const order = found(c)
        const wanted = v.safeParse(purchaseSchema, await jsonOf(c))
        if (!order) return c.json({ kind: 'unavailable' }, 404)
        if (!wanted.success) return c.json({ kind: 'invalid' }, 400)
        return c.json(await buy(klarna, platform, order, wanted.output))
      })
  )
}
