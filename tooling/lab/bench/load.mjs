import { randomUUID } from 'node:crypto'
import { answersLine, countForeignAnswers } from '../drill/run-drill.mjs'
import { memory } from './table.mjs'

const SHOP = '/shops/product_global/api'
const SECONDS = 5
const EXPECTED_MS = 50

/**
 * Floods both servers with unknown addresses, and prints their memory after each flood. Then sends the slowest requests that
 * fit into 60 KB, and prints how they delay other calls. Last, visitors look for their own carts beside attackers.
 * @param {{ ports: Record<string, number>, count: number, memories: () => Promise<{ name: string, megabytes: number, most: number }[]> }} bench
 */
export async function load({ ports, count, memories }) {
  const { default: autocannon } = await import('autocannon')
  for (const { name, ...flood } of floods(ports)) {
    const { requests, errors } = await autocannon({ connections: 20, amount: count, ...flood })
    const used = (await memories()).map((server) => memory(server.name, server.megabytes, server.most))
    console.log([`${count} ${name}: ${Math.round(requests.average)} a second, ${errors} failed`, ...used].join('\n  '))
  }
  console.log(await worstRequests(autocannon, ports))
  const { SITE_PORT: port } = ports
  const crowd = { visitors: count / 2, atOnce: 32 }
  console.log(answersLine(await countForeignAnswers({ port, host: `product-global.localhost:${port}` }, crowd)))
}

function floods({ SITE_PORT, GATEWAY_PORT }) {
  const gateway = { url: `http://127.0.0.1:${GATEWAY_PORT}` }
  const site = { url: `http://127.0.0.1:${SITE_PORT}`, headers: { host: `product-global.localhost:${SITE_PORT}` } }
  const long = 'x'.repeat(300)
  return [
    { name: 'browse routes at the gateway', ...gateway, ...each((n) => `${SHOP}/products/browse?route=/${n}/${long}`) },
    {
      name: 'searches at the gateway',
      ...gateway,
      ...each((n) => `${SHOP}/products/search?take=24&query=battery+${n}`),
    },
    { name: 'unknown paths at the gateway', ...gateway, ...each((n) => `${SHOP}/${n}/${long}`) },
    { name: 'browse routes at the site server', ...site, ...each((n) => `/batteries-${n}`) },
    {
      name: 'unknown parameters at the site server',
      ...site,
      ...each((n) => `/batteries?utm_content=${n}&${n}=${long}`),
    },
    { name: 'unknown paths at the site server', ...site, ...each((n) => `/${n}/${long}`) },
    { name: 'searches at the site server', ...site, ...each((n) => `/search-result/battery%20${n}`) },
  ]
}

/** Changes the address for every request. */
function each(pathOf) {
  let sent = 0
  return { requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(sent++) }) }] }
}

/** Measures how much longer the slowest of other calls take beside requests that are made to be slow. */
async function worstRequests(autocannon, { GATEWAY_PORT }) {
  const url = `http://127.0.0.1:${GATEWAY_PORT}${SHOP}`
  const others = { url: `${url}/products/categories`, connections: 5, duration: SECONDS }
  const alone = (await autocannon(others)).latency.p99
  const isOver = new AbortController()
  const sending = sendWorst(`${url}/cart/initialize-transaction`, isOver.signal)
  const beside = (await autocannon(others)).latency.p99
  isOver.abort()
  const slowest = await sending
  return `p99 of other calls: ${alone} ms, beside the worst requests ${beside} ms, should be at most ${alone + EXPECTED_MS} (slowest of these: ${slowest} ms)`
}

/** Sends one request after another until the signal aborts. Returns the milliseconds of the slowest. */
async function sendWorst(url, signal) {
  let slowest = 0
  for (let turn = 0; !signal.aborted; turn++) {
    const [field, text] = WORST[turn % WORST.length]
    const invoiceAddress = { [field]: text, countryCode: 'GB' }
    const body = { userId: randomUUID(), shippingMethod: 'gls', termsAndConditionsAgreed: true, invoiceAddress }
    const begun = performance.now()
    const headers = { 'content-type': 'application/json' }
    await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).text()
    slowest = Math.max(slowest, Math.round(performance.now() - begun))
  }
  return slowest
}

const LENGTH = 60_000
/** Texts that make a careless regular expression backtrack. */
const WORST = [
  ['email', `a@${'.'.repeat(LENGTH)}@`],
  ['email', `a@${'a.'.repeat(LENGTH / 2)} `],
  ['firstName', `${'a'.repeat(LENGTH)}.`],
  ['postalCode', `${' '.repeat(LENGTH)}x`],
  ['addressLine1', '<b '.repeat(LENGTH / 3)],
]
