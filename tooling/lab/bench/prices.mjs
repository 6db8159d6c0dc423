import { randomUUID } from 'node:crypto'
import { PAYING } from '../../repository/payment-providers/paying.mjs'
import { processorTimeOf } from './process.mjs'

const SHOP_ID = 'product_global'
const SHOP = `/shops/${SHOP_ID}/api`
const WEBHOOKS = `/webhooks/${PAYING.find(({ shop }) => shop === SHOP_ID)?.provider.toLowerCase()}`
const REQUESTS = 400
const JSON_BODY = { method: 'POST', headers: { 'content-type': 'application/json' } }
const NESTED = '['.repeat(30_000)

/** The kinds of requests that a stranger can send. `pathOf` makes each request another one. */
const SITE = [
  { name: 'Page, cached', path: '/' },
  { name: 'Cart, checkout, account: the shell', path: '/cart' },
  { name: 'Payment page: the shell with a nonce', path: '/payments/transaction/correlation' },
  { name: 'Unknown path', pathOf: (n) => `/nowhere/${n}` },
  { name: 'Known page, unknown parameter', pathOf: (n) => `/batteries?x=${n}` },
  { name: 'Search page, new words', pathOf: (n) => `/search-result/battery%20${n}` },
  { name: 'Call, passed on', path: '/api/products/categories' },
]
const GATEWAY = [
  { name: 'Categories', path: `${SHOP}/products/categories` },
  { name: 'Search, cached', path: `${SHOP}/products/search?query=battery&take=24` },
  { name: 'Search, new words', pathOf: (n) => `${SHOP}/products/search?query=battery+${n}&take=24` },
  { name: 'List, another part', pathOf: (n) => `${SHOP}/products/browse?route=/batteries&take=24&skip=${24 * n}` },
  { name: 'Cart of an unknown visitor', pathOf: () => `${SHOP}/cart/get?userId=${randomUUID()}` },
  { name: 'Wrong body of a call', path: `${SHOP}/cart/update`, ...JSON_BODY, body: '{}' },
  { name: 'Nested body of 30 KB', path: `${SHOP}/cart/update`, ...JSON_BODY, body: NESTED },
  { name: 'Nested webhook of 30 KB', path: WEBHOOKS, ...JSON_BODY, body: NESTED },
]

/**
 * Prints what each kind of request costs a server, in milliseconds of its process. All threads count, so compression does too.
 * @param {{ ports: Record<string, number>, pids: { sites: number, gateway: number } }} bench
 */
export async function printPrices({ ports: { SITE_PORT, GATEWAY_PORT }, pids }) {
  const { default: autocannon } = await import('autocannon')
  const host = { host: `product-global.localhost:${SITE_PORT}`, 'accept-encoding': 'br' }
  const servers = [
    { title: 'The site server', kinds: SITE, port: SITE_PORT, headers: host, pid: pids.sites },
    { title: 'The gateway', kinds: GATEWAY, port: GATEWAY_PORT, headers: {}, pid: pids.gateway },
  ]
  for (const { title, kinds, port, headers, pid } of servers) {
    console.log(`\n${title.padEnd(44)}ms of processor`)
    for (const { name, path, pathOf = () => path, ...request } of kinds) {
      const send = (amount, first) => {
        let sent = first
        const all = { ...request.headers, ...headers }
        const setupRequest = (one) => ({
          ...one,
          ...request,
          path: pathOf(sent++),
          headers: { ...one.headers, ...all },
        })
        return autocannon({ url: `http://127.0.0.1:${port}`, connections: 4, amount, requests: [{ setupRequest }] })
      }
      await send(40, 0)
      const before = await processorTimeOf(pid)
      await send(REQUESTS, 40)
      const spent = (await processorTimeOf(pid)) - before
      console.log(name.padEnd(44) + (spent / REQUESTS).toFixed(2).padStart(15))
    }
  }
}
