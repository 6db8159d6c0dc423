import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import { sandboxPage } from '../control/sandbox-page.ts'
import type { DataLayerEntry, DataLayerLog } from './data-layer-log.ts'

/** The data layers as a page and as JSON. `?container=` selects one container. */
export function dataLayerPage(dataLayer: DataLayerLog) {
  return new Hono().get('/', (c) => {
    const container = c.req.query('container')
    const entries = dataLayer.all().filter((one) => !container || one.container === container)
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
      <table>
        <tr>
          <th scope="col">Container</th>
          <th scope="col">Page</th>
          <th scope="col">Entry</th>
        </tr>
        ${entries.map(
          ({ container, page: address, entry }) =>
            html`<tr>
              <td>${container}</td>
              <td>${address}</td>
              <td><pre>${JSON.stringify(entry, undefined, 2)}</pre></td>
            </tr>`,
        )}
      </table>`,
  )
