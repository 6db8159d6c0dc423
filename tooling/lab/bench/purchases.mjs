import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyerIn } from '../../repository/payment-providers/buyer.mjs'
import { PAYING } from '../../repository/payment-providers/paying.mjs'

/** So many that the half second until a sandbox reports a payment does not limit the gateway. */
const CUSTOMERS_AT_ONCE = 20
/** Much shorter than the three seconds of the shop's page, and long enough that asking costs little. */
const POLL_MS = 250
const LONGEST_MS = 20_000

/**
 * Measures whole purchases with the stand-in of each payment provider, from an empty cart to the order. The time until the
 * gateway hears of the payment counts too. Returns what each provider's purchases took, as autocannon tells it.
 * @param {{ ports: Record<string, number>, seconds: number }} bench
 */
export async function measurePurchases({ ports, seconds }) {
  const results = []
  for (const purchaser of PAYING) {
    results.push({ name: `Purchase with ${purchaser.provider}`, result: await resultOf(purchaser, ports, seconds) })
  }
  return results
}

async function resultOf(purchaser, ports, seconds) {
  const shop = await visit(purchaser.shop, ports)
  const times = []
  let errors = 0
  const end = Date.now() + seconds * 1000
  const customer = async () => {
    while (Date.now() < end) {
      const began = performance.now()
      await purchase(purchaser, shop).then(
        () => times.push(Math.round(performance.now() - began)),
        () => errors++,
      )
    }
  }
  await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, customer))
  times.sort((one, other) => one - other)
  const percentile = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  return {
    requests: { average: times.length / seconds },
    latency: { p50: percentile(0.5), p99: percentile(0.99) },
    non2xx: 0,
    mismatches: 0,
    errors,
  }
}

/** The part of an order that all customers of a shop share. */
async function visit(shop, { GATEWAY_PORT, SANDBOX_PORT }) {
  const base = `http://127.0.0.1:${GATEWAY_PORT}/shops/${shop}/api`
  const get = async (path) => await answerOf(await fetch(base + path))
  const configuration = await get('/v1.0/configuration/frontend')
  const [category] = await get('/products/categories')
  const { products } = await get(`/products/browse?route=${encodeURIComponent(category.url)}`)
  return {
    base,
    sandbox: `http://127.0.0.1:${SANDBOX_PORT}`,
    shippingMethod: configuration.shippingTypes[0].code,
    product: products.find((one) => one.inStock && one.canAddToCart && !one.isConfigurable),
  }
}

async function purchase({ pay, comeBack, countryCode }, { base, sandbox, product, shippingMethod }) {
  const userId = randomUUID()
  const email = `${userId}@example.com`
  const post = (path, body) => send(base + path, { userId, ...body })
  const get = async (path, query = {}) =>
    answerOf(await fetch(`${base}${path}?${new URLSearchParams({ userId, ...query })}`))
  await post('/cart/add', { products: { [product.id]: 1 } })
  const invoiceAddress = buyerIn(countryCode, email)
  const consents = { termsAndConditionsAgreed: true, privacyPolicyAgreed: true }
  const ids = await post('/cart/initialize-transaction', { shippingMethod, invoiceAddress, ...consents })
  if (!ids.transactionId) throw new Error(`The order was refused: ${ids.errorKeys}`)
  await pay({ ids, get, post, email, sandbox: (path, body) => send(sandbox + path, body) })
  await comeBack?.({ ids, get })
  const latest = Date.now() + LONGEST_MS
  while (!(await get('/cart/get-transaction', ids)).orderPlaced) {
    if (Date.now() > latest) throw new Error('The order was not placed')
    await pause(POLL_MS)
  }
}

async function send(url, body) {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function answerOf(answer) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer.json().catch(() => undefined)
}
