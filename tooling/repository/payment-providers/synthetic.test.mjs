import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { purchaseOnce } from './synthetic.mjs'

const IDS = { transactionId: 't1', correlationId: 'c1' }

/** A site with its payment provider: what it answers to each path. A number is a status. */
async function startSite(answers = {}) {
  const asked = []
  const all = {
    'GET /': '<script src="/assets/main.js"></script>',
    'GET /assets/main.js': 'script',
    'GET /api/v1.0/configuration/frontend': { shippingTypes: [{ code: 'home' }], paymentProvider: 'nets' },
    'GET /api/products/categories': [{ url: '/batteries' }],
    'GET /batteries': 'page',
    'GET /api/products/browse': { products: [{ id: 'a' }, { id: 'b', inStock: true, canAddToCart: true }] },
    'POST /api/cart/add': {},
    'POST /api/cart/initialize-transaction': IDS,
    'GET /api/nets': { paymentId: 'p1' },
    'POST /__sandbox/nets/payments/p1/complete': 204,
    'GET /api/cart/get-transaction': { orderPlaced: true },
    ...answers,
  }
  async function respond(request, response) {
    const name = `${request.method} ${request.url.split('?', 1)[0]}`
    asked.push(`${name} ${Buffer.concat(await request.toArray()).toString()}`)
    const answer = all[name] ?? 404
    response.statusCode = typeof answer === 'number' ? answer : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  const server = http.createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, address: `http://127.0.0.1:${server.address().port}` }
}

/** Buys once. Returns whether it succeeded, the printed line and the metrics. */
async function purchase(site, choice = { sandbox: site.address }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'synthetic-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const metrics = path.join(folder, 'purchase.prom')
  const lines = []
  const given = { site: site.address, country: 'GB', email: 'synthetic@example.com', metrics, ...choice }
  const isFine = await purchaseOnce(given, (line) => lines.push(JSON.parse(line)))
  expect(readdirSync(folder)).toEqual(['purchase.prom'])
  return { isFine, line: lines[0], metrics: readFileSync(metrics, 'utf8') }
}

describe('purchaseOnce', () => {
  it('[RUN-12] buys what can be bought, and pays in the sandbox', async () => {
    const site = await startSite()
    const { isFine, line, metrics } = await purchase(site)
    expect([isFine, line]).toMatchObject([true, { event: 'synthetic-purchase', reached: 'placed' }])
    expect(metrics).toMatch(
      /^synthetic_purchase_success 1\nsynthetic_purchase_seconds [\d.]+\nsynthetic_purchase_time_/,
    )
    expect(site.asked.find((one) => one.includes('cart/add'))).toContain('"products":{"b":1}')
    const ordered = site.asked.find((one) => one.includes('initialize-transaction'))
    expect(ordered).toContain('"email":"synthetic@example.com","countryCode":"GB"')
    expect(site.asked.some((one) => one.includes('/complete'))).toBe(true)
  })

  it('[RUN-12] ends at the open payment page without a sandbox', async () => {
    const site = await startSite()
    const { isFine, line } = await purchase(site, {})
    expect([isFine, line.reached]).toEqual([true, 'opened'])
    expect(site.asked.at(-1)).toContain('GET /api/nets')
  })

  it.each([
    ['GET /batteries', 500, '/batteries answered 500'],
    ['GET /api/products/browse', { products: [{ id: 'a', inStock: false }] }, 'Nothing can be bought in /batteries'],
    ['POST /api/cart/initialize-transaction', { errorKeys: ['cart-changed'] }, 'The order was refused: cart-changed'],
    ['GET /api/nets', 503, '/api/nets answered 503'],
  ])('[RUN-12] says which step failed: %s', async (step, answer, because) => {
    const { isFine, line, metrics } = await purchase(await startSite({ [step]: answer }))
    expect([isFine, line.because]).toEqual([false, because])
    expect(metrics).toContain('synthetic_purchase_success 0')
  })

  it('[RUN-12] stops for what is no site, and for an unknown country', async () => {
    const choice = { site: 'https://shop.example', country: 'DK', email: 'a@example.com' }
    await expect(purchaseOnce({ ...choice, site: undefined })).rejects.toThrow('--site must be')
    await expect(purchaseOnce({ ...choice, country: 'XX' })).rejects.toThrow('--country must be one of DK, SE, GB.')
  })
})
