import type { Registry } from '@prometheus-io/client'
import { addGauge } from '@shop/server/metrics.ts'
import type { OpenDatabase } from '../database/database.ts'
import { readGatewayState, type GatewayState } from './gateway-state.ts'

/** Scrapes within this time share one reading of the database. */
const READING_FRESH_MS = 5000
const READING_TIMEOUT_MS = 3000

/** Names and meanings of the numbers from the database. */
const STATE: Readonly<Record<keyof GatewayState, readonly [name: string, help: string]>> = {
  outboxAge: ['outbox_age_seconds', 'Seconds since the longest due entry of the outbox was due.'],
  outboxWaiting: ['outbox_waiting', 'Entries of the outbox that are not done.'],
  deadLetters: ['outbox_dead_letters', 'Entries of the outbox that failed for a day.'],
  heldPayments: ['held_payments', 'Payments and free orders that are held for the operator.'],
  openAlarms: ['open_alarms', 'Alarms that no operator has acknowledged.'],
  failingRetentionSteps: ['retention_failing_steps', 'Steps of the retention that fail or are overdue.'],
}

/** Adds the gateway's own metrics: its connections, and what waits in the database. */
export function addGatewayMetrics(registry: Registry, { db, pool }: OpenDatabase): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    addGauge(registry, name, help, read)
  const state = shared(READING_FRESH_MS, () => withTimeout(READING_TIMEOUT_MS, readGatewayState(db)))
  for (const [key, [name, help]] of Object.entries(STATE) as [keyof GatewayState, readonly [string, string]][]) {
    gauge(name, help, async () => (await state())?.[key] ?? Number.NaN)
  }
  gauge('database_up', '1 if the database has answered within three seconds.', async () => ((await state()) ? 1 : 0))
  gauge('database_connections', 'Connections of this gateway to the database.', () => pool.totalCount)
  gauge('database_connections_idle', 'Idle connections.', () => pool.idleCount)
  gauge('database_connections_max', 'The most connections.', () => pool.options.max)
  gauge('database_waiting_queries', 'Queries that wait for a connection.', () => pool.waitingCount)
}

/** Reads a value at most once in a time. Resolves to undefined if it cannot be read. */
function shared<Value>(freshForMs: number, read: () => Promise<Value>): () => Promise<Value | undefined> {
  let latest: { at: number; value: Promise<Value | undefined> } | undefined
  return () => {
    if (!latest || performance.now() - latest.at > freshForMs)
      latest = { at: performance.now(), value: read().catch(() => undefined) }
    return latest.value
  }
}

async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Too slow')), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
