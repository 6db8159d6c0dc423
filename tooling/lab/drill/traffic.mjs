import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PAYING } from '../../repository/payment-providers/paying.mjs'
import { buy } from '../../repository/payment-providers/purchase.mjs'
import { closeConnections, send } from '../../repository/payment-providers/send.mjs'

/** The site of each provider's shop. */
export const SITES = {
  product_global: 'product-global',
  phonicear_dk: 'phonicear-dk',
  horselbutik_se: 'horselbutik-se',
}

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
  const customers = new Set()

  async function run(number, signal) {
    for (let turn = number; !signal.aborted; turn++) {
      // A failed request is reported where it happens. The customer leaves, and another one comes.
      await visit(PAYING[turn % PAYING.length]).catch(() => pause(THINKING))
    }
  }

  async function visit({ shop, countryCode }) {
    const host = `${SITES[shop]}.localhost:${port}`
    const userId = randomUUID()
    customers.add(userId)
    const bought = await buy({
      ask: (asked) => request({ host, ...asked }),
      sandbox: atSandbox,
      customer: { userId, email: `${userId}@example.com`, countryCode },
      thinkingMs: THINKING,
      polls: POLLS,
      pollMs: POLL_INTERVAL,
    })
    if (bought === 'placed') onOrder()
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
      const { status, text } = await send(new URL(path, `http://${host}`), body)
      if (status !== 200) throw new Error(`${what} answered ${status}`)
      report({ ok: true, milliseconds: performance.now() - started, what })
      return text
    } catch (failure) {
      report({ ok: false, milliseconds: performance.now() - started, what: failure.message })
      throw failure
    }
  }

  return { run, customers, close: closeConnections }
}
