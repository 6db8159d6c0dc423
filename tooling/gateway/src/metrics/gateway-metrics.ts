import { Counter, type Registry } from '@prometheus-io/client'
import { PAYMENT_PROVIDERS } from '@shop/domain/shop/configuration.ts'
import { addGauge } from '@shop/server/metrics.ts'
import type { OpenDatabase, Database } from '../database/database.ts'
import { and, count, isNotNull, isNull, sql } from 'drizzle-orm'
import { alarms } from '../alarms/alarm-tables.ts'
import { retentionHealth } from '../database/retention-steps.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import type { ReportWebhook } from '../payments/unproven-webhooks.ts'
import { isHeld } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'

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

/**
 * Adds the gateway's own metrics: its connections, and what waits in the database. Returns the counters that its calls
 * increase.
 */
export function addGatewayMetrics(registry: Registry, { db, pool }: OpenDatabase): { reportWebhook: ReportWebhook } {
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
  return { reportWebhook: countWebhooks(registry) }
}

/** Adds the counter of webhooks. All series begin at zero, because an alert compares the results of a provider. */
function countWebhooks(registry: Registry): ReportWebhook {
  const webhooks = new Counter({
    name: 'webhooks_total',
    help: 'Calls to webhooks, by what they prove. Anybody can send unproven ones.',
    labelNames: ['provider', 'result'],
    registers: [registry],
  })
  for (const provider of PAYMENT_PROVIDERS) {
    for (const result of ['accepted', 'unproven']) webhooks.inc({ provider, result }, 0)
  }
  return (provider, result) => webhooks.inc({ provider, result })
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

/** The waiting work in the database of all gateways, in numbers without personal data. */
interface GatewayState {
  /** Seconds since the longest due outbox entry was due. */
  outboxAge: number
  outboxWaiting: number
  deadLetters: number
  heldPayments: number
  openAlarms: number
  failingRetentionSteps: number
}

/** Reads what waits. Each query has an index of its own. */
async function readGatewayState(db: Database): Promise<GatewayState> {
  // A failed entry is tried again within an hour. Later ones are planned mails.
  const isSoon = sql`${outbox.dueAt} < now() + interval '1 hour'`
  const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt), isSoon)
  const age = sql<number>`coalesce(extract(epoch from now() - min(${outbox.dueAt})), 0)::float8`
  const [waiting] = await db.select({ age, total: count() }).from(outbox).where(isWaiting)
  const [dead] = await db.select({ total: count() }).from(outbox).where(isNotNull(outbox.deadAt))
  const [held] = await db.select({ total: count() }).from(transactions).where(isHeld)
  const [open] = await db.select({ total: count() }).from(alarms).where(isNull(alarms.acknowledgedAt))
  const { steps } = await retentionHealth(db)
  return {
    outboxAge: Math.max(waiting?.age ?? 0, 0),
    outboxWaiting: waiting?.total ?? 0,
    deadLetters: dead?.total ?? 0,
    heldPayments: held?.total ?? 0,
    openAlarms: open?.total ?? 0,
    failingRetentionSteps: steps.filter(({ isFailing }) => isFailing).length,
  }
}
