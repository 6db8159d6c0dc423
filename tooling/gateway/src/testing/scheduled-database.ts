import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database } from '../database/database.ts'
import { createLife, type Life } from './life.ts'

// A query that takes longer waits for a lock: others have to go on first.
const LOCKED_AFTER_MS = 30

/** Says which of the steps that wait is begun next. */
export interface StepScheduler {
  schedule: <Value>(task: Promise<Value>, label?: string) => Promise<Value>
  waitFor: <Value>(work: Promise<Value>, act: (next: () => Promise<void>) => Promise<void>) => Promise<Value>
}

/**
 * Lets a scheduler decide in which order the steps of several actors happen: queries that reach the database, calls that
 * reach a provider. One at a time, each begun only when the one before has ended or waits for a lock.
 */
export function createScheduledDatabase(pool: Pool, scheduler: StepScheduler) {
  const ended: string[] = []
  let latest: Promise<unknown> = Promise.resolve()

  async function take<Result>(step: string, life: Life, begin: () => Promise<Result>): Promise<Result> {
    await scheduler.schedule(Promise.resolve(), step)
    const taken = life.take(begin)
    latest = Promise.race([taken.catch(() => undefined), life.over])
    const value = await taken
    ended.push(step)
    return value
  }

  async function connect(actor: string, life: Life): Promise<PoolClient> {
    const client = await take(`${actor}: connect`, life, async () => {
      const connected = await pool.connect()
      life.hold(connected)
      return connected
    })
    return scheduled(client, actor, life)
  }

  const scheduled = <Target extends Pool | PoolClient>(target: Target, actor: string, life: Life): Target =>
    new Proxy(target, {
      get: (_target, name) => {
        if (name === 'query') {
          return (config: QueryConfig, values: unknown[]) =>
            take(`${actor}: ${config.text}`, life, () => target.query(config, values))
        }
        if (name === 'connect') return () => connect(actor, life)
        if (name === 'release' && 'release' in target) {
          return (failure?: Error) => {
            life.release(target)
            target.release(failure)
          }
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  return {
    /** The database as one actor sees it, as long as it lives. */
    as: (actor: string, life = createLife()): Database => drizzle(scheduled(pool, actor, life)),
    /** An actor's way out to a provider. */
    fetchAs:
      (actor: string, life: Life, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (...sent) => {
        const request = new Request(...sent)
        return await take(`${actor}: ${request.method} ${request.url}`, life, () => fetch(request))
      },
    /** Every step that has ended, as `actor: query`, in order. */
    ended,
    /** Takes the steps of what is under way, until all of it is done. */
    run: (work: Promise<unknown>) =>
      scheduler.waitFor(work, async (next) => {
        await next()
        await setImmediate()
        await Promise.race([latest, pause(LOCKED_AFTER_MS)])
        await setImmediate()
      }),
  }
}
