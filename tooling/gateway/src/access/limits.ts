import type { Database, Queries } from '../database/database.ts'
import type { Digests } from '../secrets/digests.ts'
import { LIMITS, type IdLimit, type TypedLimit } from './limit-table.ts'
import { createNetworkLimits, type NetworkLimits } from './network-limits.ts'
import { createThrottle } from './throttle.ts'

/** Limits tries by an id that only its owner can name. */
export interface IdLimits {
  /** Counts a try. Refuses it with 429 after too many. */
  count: (name: IdLimit, id: string) => Promise<void>
  /** Forgets all tries. */
  reset: (name: IdLimit, id: string) => Promise<void>
}

/** Counts what a stranger can name too. Nothing here refuses: the caller does less, or asks an operator. */
export interface TypedLimits {
  /** Counts a try. Returns the tries of the window. */
  count: (name: TypedLimit, typed: string, tx?: Queries) => Promise<number>
  /** Counts a try. Returns whether it is within the limit. */
  isWithin: (name: TypedLimit, typed: string, tx?: Queries) => Promise<boolean>
  /** Takes back one counted try. */
  uncount: (name: TypedLimit, typed: string) => Promise<void>
  /** Forgets all tries. */
  reset: (name: TypedLimit, typed: string, tx?: Queries) => Promise<void>
}

/** All limits of the gateway that the database counts. `limit-table.ts` lists them. */
export interface Limits {
  network: NetworkLimits
  id: IdLimits
  typed: TypedLimits
}

const subject = (name: IdLimit | TypedLimit, of: string) => `${name} ${of}`

export function createLimits(db: Database, digests: Pick<Digests, 'digest'>, customersPerAddress: number): Limits {
  const throttle = createThrottle(digests)
  const count: TypedLimits['count'] = async (name, typed, tx = db) =>
    (await throttle.count(tx, subject(name, typed), LIMITS[name].minutes)).count
  return {
    network: createNetworkLimits(db, throttle, customersPerAddress),
    id: {
      count: (name, id) => throttle.limit(db, subject(name, id), LIMITS[name]),
      reset: (name, id) => throttle.reset(db, subject(name, id)),
    },
    typed: {
      count,
      isWithin: async (name, typed, tx) => (await count(name, typed, tx)) <= LIMITS[name].tries,
      uncount: (name, typed) => throttle.uncount(db, subject(name, typed)),
      reset: (name, typed, tx = db) => throttle.reset(tx, subject(name, typed)),
    },
  }
}
