import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { PAYING } from '../payment-providers/paying.mjs'

/** The site of each provider's shop. */
const SITES = { product_global: 'product-global', phonicear_dk: 'phonicear-dk', horselbutik_se: 'horselbutik-se' }

const ADDRESSES = {
  DK: { addressLine1: 'Strandvejen 112', postalCode: '2900', city: 'Hellerup', phoneNumber: '39620014' },
  SE: { addressLine1: 'Storgatan 1', postalCode: '114 55', city: 'Stockholm', phoneNumber: '086401230' },
}
const REQUEST_TIMEOUT = 70_000
const POLL_INTERVAL = 300
/** A customer leaves when the order has not shown by then. Whether it was placed is counted at the end. */
const POLLS = 60
const THINKING = 200

/**
 * Creates the customers of a drill. They browse, fill a cart and pay through the balancer, one after another until the
 * signal is aborted. Each request is reported, and each order that its customer sees.
 * @param {{ port: number, sandboxPort: number, report: (request: { ok: boolean, milliseconds: number, what: string }) => void, onOrder: () => void }} drill
 */
export function createTraffic({ port, sandboxPort, report, onOrder }) {
  const agent = new http.Agent({ keepAlive: true })
  const customers = new Set()
  /** The transactions that customers have paid. */
  const paid = new Set()

  async function run(number, signal) {
    for (let turn = number; !signal.aborted; turn++) {
      // A failed request is reported where it happens. The customer leaves, and another one comes.
      await visit(PAYING[turn % PAYING.length]).catch(() => pause(THINKING))
    }
  }

  async function visit({ shop, countryCode, pay, comeBack }) {
    const host = `${SITES[shop]}.localhost:${port}`
    const userId = randomUUID()
    customers.add(userId)
    const email = `${userId}@example.com`
    const page = (path) => request({ host, path })
    const get = async (path, query = {}) => {
      const text = await request({ host, path: `/api${path}?${new URLSearchParams({ userId, ...query })}` })
      return text ? JSON.parse(text) : undefined
    }
    const post = async (path, body) => {
      const text = await request({ host, path: `/api${path}`, body: { userId, ...body } })
      return text ? JSON.parse(text) : undefined
    }

    const html = await page('/')
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
    if (script) await page(script)
    const configuration = await get('/v1.0/configuration/frontend')
    const [category] = await get('/products/categories')
    await page(encodeURI(category.url))
    const { products } = await get('/products/browse', { route: category.url })
    const product = products.find((one) => one.inStock && one.canAddToCart && !one.isConfigurable)
    await pause(THINKING)
    await post('/cart/add', { products: { [product.id]: 1 } })
    const ids = await post('/cart/initialize-transaction', {
      shippingMethod: configuration.shippingTypes[0].code,
      invoiceAddress: { firstName: 'Inger', lastName: 'Holm', ...ADDRESSES[countryCode], email, countryCode },
      termsAndConditionsAgreed: true,
      privacyPolicyAgreed: true,
    })
    if (!ids.transactionId) throw new Error(`The order was refused: ${ids.errorKeys}`)
    await pay({ ids, get, post, email, sandbox: atSandbox })
    paid.add(ids.transactionId)
    await comeBack?.({ ids, get })
    for (let polls = 0; polls < POLLS; polls++) {
      if ((await get('/cart/get-transaction', ids)).orderPlaced) return onOrder()
      await pause(POLL_INTERVAL)
    }
  }

  /** The provider's side, which is no part of the cluster. */
  async function atSandbox(path, body) {
    const headers = { 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${sandboxPort}${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json().catch(() => undefined)
  }

  async function request({ host, path, body }) {
    const started = performance.now()
    const what = `${body ? 'POST' : 'GET'} ${path.split('?', 1)[0]}`
    try {
      const { status, text } = await send({ agent, port, host, path, body })
      if (status !== 200) throw new Error(`${what} answered ${status}`)
      report({ ok: true, milliseconds: performance.now() - started, what })
      return text
    } catch (failure) {
      report({ ok: false, milliseconds: performance.now() - started, what: failure.message })
      throw failure
    }
  }

  return { run, paid, customers, close: () => agent.destroy() }
}

/** Sends a request through the balancer, with the host name of a site. */
function send({ agent, port, host, path, body }) {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', timeout: REQUEST_TIMEOUT }
    const sent = http.request({ ...options, headers: { host, ...(body && { 'content-type': 'application/json' }) } })
    sent.on('timeout', () => sent.destroy(new Error(`${path} took too long`)))
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, text })).on('error', reject)
    })
    sent.end(body && JSON.stringify(body))
  })
}
