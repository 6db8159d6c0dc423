import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database } from '../../src/database/database.ts'
import { createLife, type Life } from './life.ts'
import { createStandstillWatch, type NamedWork } from './standstill.ts'

// A query that takes longer waits for a lock, so other steps must continue first.
const LOCKED_AFTER_MS = 30

/** Decides which waiting step starts next. */
export interface StepScheduler {
  schedule: <Value>(task: Promise<Value>, label?: string) => Promise<Value>
  waitFor: <Value>(work: Promise<Value>, act: (next: () => Promise<void>) => Promise<void>) => Promise<Value>
}

/**
 * Lets a scheduler decide the order of several actors' steps: their queries and their calls to a provider. One step runs at
 * a time. The next one starts when it has ended or waits for a lock.
 */
export function createScheduledDatabase(pool: Pool, scheduler: StepScheduler) {
  const ended: string[] = []
  const watch = createStandstillWatch()
  let latest: Promise<unknown> = Promise.resolve()

  const take = <Result>(step: string, life: Life, start: () => Promise<Result>): Promise<Result> =>
    watch.step(step, life, async (begin) => {
      await scheduler.schedule(Promise.resolve(), step)
      begin()
      const taken = life.take(start)
      latest = Promise.race([taken.catch(() => undefined), life.over])
      const value = await taken
      ended.push(step)
      return value
    })

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
    /** Returns the database for one actor, until its life ends. */
    as: (actor: string, life = createLife()): Database => drizzle(scheduled(pool, actor, life)),
    /** Returns `fetch` for one actor. */
    fetchAs:
      (actor: string, life: Life, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (...sent) => {
        const request = new Request(...sent)
        return await take(`${actor}: ${request.method} ${request.url}`, life, () => fetch(request))
      },
    /** Every finished step in order, as `actor: query`. */
    ended,
    /** Runs the steps of the given work until it is done. Rejects if nothing can move any more. */
    run: (work: NamedWork): Promise<void> =>
      scheduler.waitFor(watch.untilDone(work), async (next) => {
        await next()
        await setImmediate()
        await Promise.race([latest, pause(LOCKED_AFTER_MS)])
        await setImmediate()
      }),
  }
}
