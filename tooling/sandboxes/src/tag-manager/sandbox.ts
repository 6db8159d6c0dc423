import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox.ts'
import { createDataLayerLog, dataLayerEntrySchema, type DataLayerLog } from './data-layer-log.ts'
import { dataLayerPage } from './data-layer-page.ts'

/** Google Tag Manager: its script runs no tags, and reports the data layer instead. */
export function createTagManagerSandbox(): Sandbox {
  const dataLayer = createDataLayerLog()
  return {
    name: 'tag-manager',
    line: html`<a href="/__sandbox/data-layer">Tag manager</a>: what the shops have put into their data layers`,
    routes: routes(dataLayer),
    browserFiles: { '/gtm.js': new URL('./browser/gtm.js', import.meta.url) },
    control: new Hono().route('/data-layer', dataLayerPage(dataLayer)),
    clear: dataLayer.clear,
  }
}

/** Serves the script for a container only, and receives its reports. */
const routes = (dataLayer: DataLayerLog) =>
  new Hono()
    .use('/gtm.js', async (c, next) => (c.req.query('id')?.startsWith('GTM-') ? next() : c.notFound()))
    .post('/gtm/collect', async (c) => {
      const entry = v.safeParse(dataLayerEntrySchema, await c.req.json<unknown>().catch(() => undefined))
      if (!entry.success) return c.body(null, 400)
      dataLayer.add(entry.output)
      return c.body(null, 204)
    })
