import { createGateway, type Gateway } from '../../src/gateway.ts'
import { offlinePlatform, type TestGateway } from '../test-gateway.ts'
import { createLife, type Life } from './life.ts'
import { createQuickClock } from './quick-clock.ts'
import type { createScheduledDatabase } from './scheduled-database.ts'

/** A gateway that can be killed. */
export interface MortalGateway {
  gateway: Gateway
  life: Life
  /** Calls the gateway. Rejects with a broken connection if it is killed. */
  fetch: typeof fetch
}

/** Creates two gateways on one database. A killed one can be replaced. */
export function createMortalGateways(
  { database: { pool }, settings }: TestGateway,
  database: ReturnType<typeof createScheduledDatabase>,
  toProvider: typeof fetch,
) {
  let started = 0
  function start(): MortalGateway {
    const life = createLife()
    const name = `gateway ${++started}`
    const gateway = createGateway({ db: database.as(name, life), pool }, settings, {
      ...offlinePlatform,
      fetch: database.fetchAs(name, life, toProvider),
      clock: createQuickClock(),
    })
    const lost = () => life.over.then(() => new Response(null, { status: 599 }))
    return { gateway, life, fetch: (...sent) => Promise.race([gateway.app.fetch(new Request(...sent)), lost()]) }
  }
  let running = [start(), start()] as const
  return {
    at: (index: number): MortalGateway => running[index % 2 === 0 ? 0 : 1],
    all: (): readonly [MortalGateway, MortalGateway] => running,
    /** Replaces one killed gateway. Returns whether there was one. */
    replaceDead: (): boolean => {
      const isDead = running.some(({ life }) => life.isOver())
      const [one, other] = running
      running = [one.life.isOver() ? start() : one, other.life.isOver() ? start() : other]
      return isDead
    },
  }
}
