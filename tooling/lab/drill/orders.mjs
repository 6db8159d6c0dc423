import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../../repository/workspace/paths.mjs'

/** A payment that was read many times is read every six minutes. Failed work of the outbox waits as long as it has waited so far. */
const LONGEST_SETTLING = 420_000
const POLL_INTERVAL = 1000

/**
 * Compares the orders of a drill with the providers' books. A customer's answer proves nothing: it may be lost after the
 * payment, and refused payments are answered too. Every customer buys once.
 * @param {{ money: { reference: string }[], orders: { transaction_id: string, user_id: string }[] }} books
 */
export function compare({ money, orders }) {
  const paid = money.map(({ reference }) => reference)
  const ordered = orders.map((order) => order.transaction_id)
  return {
    /** Transactions with money and without an order. */
    lost: missingIn(ordered, paid),
    /** Transactions with an order and without money. */
    unpaid: missingIn(paid, ordered),
    /** Transactions whose money is reserved twice. */
    paidTwice: repeated(paid),
    /** Customers with two orders. */
    doubled: repeated(orders.map((order) => order.user_id)),
  }
}

const missingIn = (present, wanted) => {
  const known = new Set(present)
  return [...new Set(wanted)].filter((one) => !known.has(one))
}
const repeated = (all) => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))]

const isFine = (comparison) => Object.values(comparison).every((found) => found.length === 0)

/**
 * Compares orders and money, once every payment has had time to settle.
 * @param {{ databaseUrl: string, sandboxPort: number, customers: Set<string> }} drill
 */
export async function compareOrders({ databaseUrl, sandboxPort, customers }) {
  const { Client } = createRequire(at('tooling/gateway/package.json'))('pg')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const started = Date.now()
    for (;;) {
      const { rows: orders } = await client.query(
        'select transaction_id, user_id from orders where user_id = any($1)',
        [[...customers]],
      )
      const money = await (await fetch(`http://127.0.0.1:${sandboxPort}/__sandbox/money`)).json()
      const comparison = compare({ money, orders })
      if (isFine(comparison) || Date.now() - started > LONGEST_SETTLING) {
        const seconds = Math.round((Date.now() - started) / 1000)
        const suspects = [...comparison.lost, ...comparison.unpaid, ...comparison.paidTwice]
        return {
          ...comparison,
          isFine: isFine(comparison),
          payments: money.length,
          placed: orders.length,
          seconds,
          details: await describe(client, suspects),
        }
      }
      await pause(POLL_INTERVAL)
    }
  } finally {
    await client.end()
  }
}

/** Describes how transactions stand, with their work in the outbox. */
async function describe(client, ids) {
  const { rows } = await client.query(
    `select id, provider, status, held_because, provider_reads,
      (select string_agg(concat_ws(' ', kind, attempts, done_at, dead_at, last_error), '; ') from outbox where subject_id = transactions.id) as outbox
    from transactions where id = any($1)`,
    [ids],
  )
  return rows.map((row) => Object.values(row).join(' '))
}
