import { Hono } from 'hono'
import * as v from 'valibot'
import { vendorScript } from '../vendor-script.ts'
import { dataLayerEntrySchema, type DataLayerLog } from './data-layer-log.ts'

const SCRIPT = new URL('./browser/gtm.js', import.meta.url)

/** What the tag manager's public host serves: the script of a container, and where it tells what it has read. */
export function tagManagerHost(dataLayer: DataLayerLog) {
  const host = new Hono()
  host.get('/gtm.js', (c) => (c.req.query('id')?.startsWith('GTM-') ? vendorScript(SCRIPT) : c.notFound()))
  host.post('/gtm/collect', async (c) => {
    const told = v.safeParse(dataLayerEntrySchema, await c.req.json<unknown>().catch(() => undefined))
    if (!told.success) return c.body(null, 400)
    dataLayer.add(told.output)
    return c.body(null, 204)
  })
  return host
}
