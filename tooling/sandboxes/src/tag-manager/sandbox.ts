import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox.ts'
import { sandboxPage, table } from '../page/page.ts'

/** An entry of a page's data layer, with the container that read it. */
const dataLayerEntrySchema = v.object({ container: v.string(), page: v.string(), entry: v.unknown() })
type DataLayerEntry = v.InferOutput<typeof dataLayerEntrySchema>

const KEPT_ENTRIES = 2000

/** Google Tag Manager: its script runs no tags, and reports the data layer instead. */
export function createTagManagerSandbox(): Sandbox {
  const entries: DataLayerEntry[] = []
  return {
    name: 'tag-manager',
    line: html`<a href="/__sandbox/data-layer">Tag manager</a>: what the shops have put into their data layers`,
    routes: routes(entries),
    browserFiles: { '/gtm.js': new URL('./browser/gtm.js', import.meta.url) },
    control: new Hono().route('/data-layer', dataLayerPage(entries)),
    clear: () => void entries.splice(0),
  }
}

/** Serves the script for a container only, and receives its reports. */
const routes = (entries: DataLayerEntry[]) =>
  new Hono()
    .use('/gtm.js', async (c, next) => (c.req.query('id')?.startsWith('GTM-') ? next() : c.notFound()))
    .post('/gtm/collect', async (c) => {
      const entry = v.safeParse(dataLayerEntrySchema, await c.req.json<unknown>().catch(() => undefined))
      if (!entry.success) return c.body(null, 400)
      entries.push(entry.output)
      if (entries.length > KEPT_ENTRIES) entries.shift()
      return c.body(null, 204)
    })

/** The data layers as a page and as JSON. `?container=` selects one container. */
function dataLayerPage(all: readonly DataLayerEntry[]) {
  return new Hono().get('/', (c) => {
    const container = c.req.query('container')
    const entries = all.filter((one) => !container || one.container === container)
    const wanted = accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' })
    return wanted === 'application/json' ? c.json(entries) : c.html(page(entries.toReversed()))
  })
}

const page = (entries: readonly DataLayerEntry[]) =>
  sandboxPage(
    'Data layer',
    html`<p>
        What the shops have put into their data layers, the latest first. Nothing before a visitor agrees to statistics.
      </p>
      ${table(
        ['Container', 'Page', 'Entry'],
        entries.map((one) => [one.container, one.page, html`<pre>${JSON.stringify(one.entry, undefined, 2)}</pre>`]),
      )}`,
  )
