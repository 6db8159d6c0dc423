import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../repository/paths.mjs'

/** The regular job reads open payments every ten seconds, and a claimed outbox entry is due again after two minutes. */
const LONGEST_SETTLING = 180_000
const POLL_INTERVAL = 1000

/**
 * Compares the orders of the database with what the customers of a drill paid, once every payment has had time to settle.
 * Every customer buys once.
 * @param {string} url of the database
 * @param {{ paid: Set<string>, customers: Set<string> }} traffic
 */
export async function compareOrders(url, { paid, customers }) {
  const { Client } = createRequire(at('tooling/gateway/package.json'))('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const started = Date.now()
    for (;;) {
      const { rows } = await client.query('select transaction_id, user_id from orders where user_id = any($1)', [
        [...customers],
      ])
      const ordered = new Set(rows.map((row) => row.transaction_id))
      const lost = [...paid].filter((id) => !ordered.has(id))
      if (lost.length === 0 || Date.now() - started > LONGEST_SETTLING) {
        const doubled = rows.length - new Set(rows.map((row) => row.user_id)).size
        return {
          placed: rows.length,
          lost: await describe(client, lost),
          doubled,
          seconds: Math.round((Date.now() - started) / 1000),
        }
      }
      await pause(POLL_INTERVAL)
    }
  } finally {
    await client.end()
  }
}

/** Describes how transactions stand. */
async function describe(client, ids) {
  const { rows } = await client.query(
    'select id, provider, status, held_because, provider_reads from transactions where id = any($1)',
    [ids],
  )
  return rows.map((row) => Object.values(row).join(' '))
}
