import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { COUNTRIES } from './buyer.mjs'
import { buy } from './purchase.mjs'
import { closeConnections, send } from './send.mjs'

const POLL_MS = 500
const POLLS = 60

/**
 * Buys once at a running site, so that an operator knows before a customer does. Prints the result as a line of JSON.
 * @param {{ site?: string, sandbox?: string, country: string, email: string, metrics?: string }} choice `sandbox` pays. Without
 *   it the purchase ends at the open payment page. `metrics` is a file for Prometheus' node exporter
 * @returns {Promise<boolean>} true if all steps succeeded
 */
export async function purchaseOnce({ site, sandbox, country, email, metrics }, print = console.log) {
  if (!URL.canParse(site)) throw new Error('--site must be the address of a site, such as https://shop.example.')
  if (!COUNTRIES.includes(country)) throw new Error(`--country must be one of ${COUNTRIES.join(', ')}.`)
  const started = performance.now()
  const result = await buy({
    ask: ({ path, body }) => textOf(new URL(path, site), body),
    ...(sandbox && { sandbox: async (path, body) => parsed(await textOf(new URL(path, sandbox), body)) }),
    customer: { userId: randomUUID(), email, countryCode: country },
    polls: POLLS,
    pollMs: POLL_MS,
  }).then(
    (reached) =>
      reached === 'paid' ? { isFine: false, because: 'The order did not show' } : { isFine: true, reached },
    (failure) => ({ isFine: false, because: failure.message }),
  )
  closeConnections()
  const seconds = Math.round(performance.now() - started) / 1000
  print(JSON.stringify({ at: new Date().toISOString(), event: 'synthetic-purchase', site, seconds, ...result }))
  if (metrics) writeMetrics(metrics, { isFine: result.isFine, seconds })
  return result.isFine
}

async function textOf(url, body) {
  const { status, text } = await send(url, body)
  // Without the query, which names the customer.
  if (status < 200 || status > 299) throw new Error(`${url.pathname} answered ${status}`)
  return text
}

const parsed = (text) => (text.startsWith('{') ? JSON.parse(text) : undefined)

/** Replaces the file at once, so that the exporter never reads half of it. */
function writeMetrics(file, { isFine, seconds }) {
  const lines = [
    `synthetic_purchase_success ${isFine ? 1 : 0}`,
    `synthetic_purchase_seconds ${seconds}`,
    `synthetic_purchase_time_seconds ${Math.floor(Date.now() / 1000)}`,
  ]
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`)
  renameSync(`${file}.new`, file)
}
