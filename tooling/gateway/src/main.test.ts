import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@shop/server/testing/ports.ts'
import { isAlive, isRunning } from './database/embedded/postmaster.ts'
import { prepareServerFiles } from './database/embedded/server-files.ts'
import { listen } from './http/listen.ts'
import { endGateway, killGateways, startGateway, statusOf, until } from '../testing/gateway-process.ts'
import { homeAddress } from '../testing/shopper.ts'
import { operatorProgram } from '../testing/paths.ts'

// Starts real processes, as `npm start` does, with their own data folder.
let dataDir: string

const start = (environment = {}) => startGateway({ ...environment, DATA_DIR: dataDir, DATABASE_URL: '' })

const cartOf = async (base: string, userId: string) => {
  const answer = await fetch(`${base}/shops/phonicear_dk/api/cart/get?userId=${userId}`)
  return (await answer.json()) as { total: number }
}

interface Found {
  products: { id: string; isConfigurable: boolean; inStock: boolean; canAddToCart: boolean }[]
}

async function fillCart(base: string, shopId = 'phonicear_dk') {
  const shop = `${base}/shops/${shopId}/api`
  const search = await fetch(`${shop}/products/search?query=312`)
  expect({ status: search.status, said: search.ok || (await search.clone().text()) }).toEqual({
    status: 200,
    said: true,
  })
  const { products } = (await search.json()) as Found
  const product = products.find((one) => !one.isConfigurable && one.inStock && one.canAddToCart)
  const userId = randomUUID()
  const body = JSON.stringify({ userId, products: { [product?.id ?? '']: 2 } })
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(`${shop}/cart/add`, { method: 'POST', headers, body })).status).toBe(200)
  return userId
}

const FREE_SHOP = 'phonicear_dk_forbrugsshop_free'

/** Places an order in the free shop. Returns undefined without an answer. */
async function placeOrder(base: string, userId: string): Promise<string | undefined> {
  const answer = await post(base, '/cart/initialize-transaction', {
    userId,
    shippingMethod: 'gls',
    invoiceAddress: homeAddress,
    customProperties: { cprNumber: '251248-9996' },
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  }).catch(() => undefined)
  const { transactionId } = ((await answer?.json().catch(() => ({}))) ?? {}) as { transactionId?: string }
  return transactionId
}

const post = (base: string, call: string, body: object) =>
  fetch(`${base}/shops/${FREE_SHOP}/api${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Runs an operator's command beside running gateways. */
async function operator(...words: string[]) {
  const child = spawn(process.execPath, [operatorProgram, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_ENV: 'local' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  return { code, said }
}

const postmaster = () =>
  Number(readFileSync(path.join(prepareServerFiles(dataDir).data, 'postmaster.pid'), 'utf8').split('\n')[0])

describe('the program of the gateway', () => {
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-main-'))
  })
  afterEach(() => killGateways())
  afterAll(async () => {
    // After the last test the database is stopped by the watcher of its gateway.
    const files = prepareServerFiles(dataDir)
    await until(() => Promise.resolve(!isRunning(files)))
    rmSync(files.home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  })

  describe('a gateway', { timeout: 120_000 }, () => {
    it('keeps what it acknowledged through a killed process, and leaves nothing behind when it ends', async () => {
      const first = await start()
      const userId = await fillCart(first.base)
      await endGateway(first.child, 'SIGKILL')
      await until(() => Promise.resolve(!isRunning(prepareServerFiles(dataDir))))
      const second = await start()
      expect((await cartOf(second.base, userId)).total).toBe(2)
      const database = postmaster()
      expect(await endGateway(second.child, 'SIGTERM')).toBe(0)
      await until(() => Promise.resolve(!isAlive(database)))
    })

    it('loses no order and doubles none when it is killed while it places one', async () => {
      const killed = await start()
      const userId = await fillCart(killed.base, FREE_SHOP)
      const first = placeOrder(killed.base, userId)
      await pause(25)
      await endGateway(killed.child, 'SIGKILL')
      const { base } = await start()
      const again = await placeOrder(base, userId)
      expect(again).toBeDefined()
      expect([undefined, again]).toContain(await first)
      const { code, said } = await operator('order', '--shop', FREE_SHOP)
      expect(code).toBe(0)
      // The demo customer's past orders have five digits.
      expect(said.match(/\bPF\d{6}\b/g)).toEqual(['PF100001'])
      expect(await operator('ship', 'PF1')).toEqual({ code: 1, said: 'There is no order PF1.\n' })
      expect((await operator('ship')).code).toBe(2)
    })

    it('shares its data with a second one; the last to leave stops the database', async () => {
      const [one, other] = await Promise.all([start(), start()])
      const userId = await fillCart(one.base)
      expect((await cartOf(other.base, userId)).total).toBe(2)
      const database = postmaster()
      expect(await endGateway(one.child, 'SIGTERM')).toBe(0)
      expect((await cartOf(other.base, userId)).total).toBe(2)
      expect(await endGateway(other.child, 'SIGTERM')).toBe(0)
      await until(() => Promise.resolve(!isAlive(database)))
    })

    it('brings a database back that died, with everything in it', async () => {
      const { base } = await start()
      const userId = await fillCart(base)
      process.kill(postmaster(), 'SIGKILL')
      await until(async () => (await statusOf(`${base}/health/ready`)) === 503)
      await until(async () => (await statusOf(`${base}/health/ready`)) === 200)
      expect((await cartOf(base, userId)).total).toBe(2)
    })

    it('[RUN-01] [RUN-02] leaves by failing its readiness, and answers the call in flight', async () => {
      const { child, base } = await start({ SHUTDOWN_DELAY: '1', SHUTDOWN_GRACE: '60' })
      const sendRest = Promise.withResolvers<void>()
      const answer = new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json' }
        const call = http.request(`${base}/shops/phonicear_dk/api/cart/add`, { method: 'POST', headers })
        call.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
        call.write('{')
        void sendRest.promise.then(() => call.end(`"userId":"${randomUUID()}","products":{}}`))
      })
      const ended = endGateway(child, 'SIGTERM')
      await until(async () => (await statusOf(`${base}/health/ready`)) === 503)
      expect(await statusOf(`${base}/health/live`)).toBe(200)
      await until(async () => (await statusOf(`${base}/health/live`)) === 0)
      sendRest.resolve()
      expect(await answer).toBe(200)
      expect(await ended).toBe(0)
    })

    it('[RUN-02] ends at once with the second signal', async () => {
      const { child, base } = await start({ SHUTDOWN_DELAY: '600' })
      const ended = endGateway(child, 'SIGTERM')
      await until(async () => (await statusOf(`${base}/health/ready`)) === 503)
      child.kill('SIGTERM')
      expect(await ended).toBe(1)
    })

    it('says which setting to change when its port is taken, before it touches any data', async () => {
      const port = await freePort()
      const holder = await listen(port, '127.0.0.1', () => undefined)
      expect(await statusOf(`http://127.0.0.1:${port}/health/live`)).toBe(200)
      expect(await statusOf(`http://127.0.0.1:${port}/health/ready`)).toBe(503)
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
        env: { ...process.env, SITE_ENV: 'local', GATEWAY_PORT: String(port), DATA_DIR: '/nowhere', DATABASE_URL: '' },
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const code = await new Promise((resolve) => {
        child.on('close', resolve)
      })
      await holder.close()
      expect({ code, said }).toEqual({ code: 1, said: `Port ${port} is taken: set GATEWAY_PORT to a free one.\n` })
    })
  })
})
