import type { Database, Queries } from '../database/database.ts'
import type { Digests } from '../secrets/digests.ts'
import { LIMITS, type IdLimit } from './limit-table.ts'
import { createNetworkLimits, type NetworkLimits } from './network-limits.ts'
import { createThrottle } from './throttle.ts'

/** Limits tries by an id. */
export interface IdLimits {
  /** Counts a try. Refuses it with 429 after too many. */
  count: (name: IdLimit, id: string, tx?: Queries) => Promise<void>
  /** Counts a try without refusing it. Returns the tries of the window. */
  record: (name: IdLimit, id: string) => Promise<number>
  /** Takes back one counted try. */
  uncount: (name: IdLimit, id: string) => Promise<void>
  /** Forgets all tries. */
  reset: (name: IdLimit, id: string, tx?: Queries) => Promise<void>
}

/** All limits of the gateway that the database counts. `limit-table.ts` lists them. */
export interface Limits {
  network: NetworkLimits
  id: IdLimits
}

const subject = (name: IdLimit, id: string) => `${name} ${id}`

export function createLimits(db: Database, digests: Pick<Digests, 'digest'>, customersPerAddress: number): Limits {
  const throttle = createThrottle(digests)
  return {
    network: createNetworkLimits(db, throttle, customersPerAddress),
    id: {
      count: (name, id, tx = db) => throttle.limit(tx, subject(name, id), LIMITS[name]),
      record: async (name, id) => (await throttle.count(db, subject(name, id), LIMITS[name].minutes)).count,
      uncount: (name, id) => throttle.uncount(db, subject(name, id)),
      reset: (name, id, tx = db) => throttle.reset(tx, subject(name, id)),
    },
  }
}
