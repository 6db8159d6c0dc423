import { Hono } from 'hono'
import * as v from 'valibot'
import { FRAME_POLICY } from '../customer-page/customer-page.ts'
import { jsonOf } from '../request-body.ts'
import type { Tokens } from './tokens.ts'
import { keysOf } from './vendors.ts'
import { widgetPage, widgetSchema } from './widget-page.ts'

/** The page in a widget's frame, and what it asks when the box is ticked. */
export const widgetHost = (tokens: Tokens) =>
  new Hono()
    .get('/widget', (c) => {
      const widget = v.safeParse(widgetSchema, c.req.query())
      c.header('content-security-policy', FRAME_POLICY)
      return widget.success ? c.html(widgetPage(widget.output)) : c.body(null, 400)
    })
    .post('/solve', async (c) => {
      const widget = v.safeParse(widgetSchema, await jsonOf(c))
      if (!widget.success) return c.body(null, 400)
      const { vendor, sitekey: siteKey, action, cdata, origin } = widget.output
      const keys = keysOf(vendor, siteKey)
      if (keys?.siteKey !== siteKey || keys.behaviour === 'block') return c.body(null, 403)
      const { hostname } = new URL(origin)
      return c.json({ token: tokens.issue({ vendor, siteKey, hostname, action, cdata }) })
    })
