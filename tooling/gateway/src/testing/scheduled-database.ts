import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Scheduler } from 'fast-check'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database } from '../database/database.ts'
import * as schema from '../database/schema.ts'

// A query that takes longer waits for a lock: others have to go on first.
const LOCKED_AFTER_MS = 30

/**
 * Lets a scheduler decide in which order the queries of several actors reach the database: one at a time, each begun
 * only when the one before has ended or waits for a lock.
 */
export function createScheduledDatabase(pool: Pool, scheduler: Scheduler) {
  const ended: string[] = []
  let latest: Promise<unknown> = Promise.resolve()

  async function take<Result>(step: string, begin: () => Promise<Result>): Promise<Result> {
    await scheduler.schedule(Promise.resolve(), step)
    const result = begin()
    latest = result.catch(() => undefined)
    const value = await result
    ended.push(step)
    return value
  }

  const scheduled = <Target extends Pool | PoolClient>(target: Target, actor: string): Target =>
    new Proxy(target, {
      get: (_target, name) => {
        if (name === 'query') {
          return (config: QueryConfig, values: unknown[]) =>
            take(`${actor}: ${config.text}`, () => target.query(config, values))
        }
        if (name === 'connect') {
          return async () => scheduled(await take(`${actor}: connect`, () => pool.connect()), actor)
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  return {
    /** The database as one actor sees it. */
    as: (actor: string): Database => drizzle(scheduled(pool, actor), { schema }),
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
