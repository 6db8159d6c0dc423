import type { Networks } from '@shop/server/networks.ts'
import { createRateLimit } from '@shop/server/rate-limit.ts'
import type { Database, Queries } from '../database/database.ts'
import { tooManyAttempts } from '../http/refusal.ts'
import { LIMITS, type NetworkLimit, type Tries } from './limit-table.ts'
import type { Throttle } from './throttle.ts'

/** How many times the tries of one network all networks of its surroundings have together. */
export const WIDE_TIMES = 5

const MAX_NETWORKS_IN_MEMORY = 50_000

/** Returns a limit in both widths. */
function triesOf(name: NetworkLimit, customersPerAddress: number): Readonly<Record<keyof Networks, Tries>> {
  const { tries, minutes } = LIMITS[name]
  const narrow = { tries: tries * customersPerAddress, minutes }
  return { narrow, wide: { tries: narrow.tries * WIDE_TIMES, minutes } }
}

interface Use {
  /** What the limit is about besides the network, such as an account. */
  of?: string
  /** The database transaction that the count belongs to. */
  tx?: Queries
}

/**
 * Limits the requests of one network, whatever identity they claim, and with more tries those of its surroundings. Several
 * customers can share an address, as in an office, so tries are multiplied by their number.
 */
export interface NetworkLimits {
  /** Counts a try. Refuses it with 429 after too many. A network that is refused uses up nothing of its surroundings. */
  count: (name: NetworkLimit, from: Networks, use?: Use) => Promise<void>
  /** Counts a try without refusing it. */
  record: (name: NetworkLimit, from: Networks, use?: Use) => Promise<void>
  /** Refuses with 429 if the tries are used up. Counts nothing. */
  check: (name: NetworkLimit, from: Networks, use?: Use) => Promise<void>
  /** Takes back one counted try. */
  uncount: (name: NetworkLimit, from: Networks, use?: Use) => Promise<void>
  /** Forgets all tries. */
  reset: (name: NetworkLimit, from: Networks, use?: Use) => Promise<void>
}

const subjectsOf = (name: NetworkLimit, { narrow, wide }: Networks, of = '') => ({
  narrow: `${name} ${of} from ${narrow}`,
  wide: `${name} ${of} from around ${wide}`,
})

export function createNetworkLimits(db: Database, throttle: Throttle, customersPerAddress: number): NetworkLimits {
  return {
    async count(name, from, { of, tx = db } = {}) {
      const [subjects, tries] = [subjectsOf(name, from, of), triesOf(name, customersPerAddress)]
      await throttle.limit(tx, subjects.narrow, tries.narrow)
      await throttle.limit(tx, subjects.wide, tries.wide)
    },
    async record(name, from, { of, tx = db } = {}) {
      const [subjects, { narrow }] = [subjectsOf(name, from, of), triesOf(name, customersPerAddress)]
      const { count } = await throttle.count(tx, subjects.narrow, narrow.minutes)
      if (count <= narrow.tries) await throttle.count(tx, subjects.wide, narrow.minutes)
    },
    async check(name, from, { of, tx = db } = {}) {
      const [subjects, tries] = [subjectsOf(name, from, of), triesOf(name, customersPerAddress)]
      await throttle.check(tx, subjects.narrow, tries.narrow)
      await throttle.check(tx, subjects.wide, tries.wide)
    },
    async uncount(name, from, { of, tx = db } = {}) {
      for (const subject of Object.values(subjectsOf(name, from, of))) await throttle.uncount(tx, subject)
    },
    async reset(name, from, { of, tx = db } = {}) {
      for (const subject of Object.values(subjectsOf(name, from, of))) await throttle.reset(tx, subject)
    },
  }
}

/**
 * Creates a limit by network that each gateway counts by itself in bounded memory, for calls that must not wait for another
 * write to the database. The function counts a try, or throws a 429 refusal.
 */
export function createMemoryLimit(name: NetworkLimit, customersPerAddress: number): (from: Networks) => void {
  const { narrow, wide } = triesOf(name, customersPerAddress)
  const window = narrow.minutes * 60_000
  const clients = MAX_NETWORKS_IN_MEMORY
  const allowsNarrow = createRateLimit({ perClient: narrow.tries, window, clients })
  const allowsWide = createRateLimit({ perClient: wide.tries, window, clients })
  return (from) => {
    if (allowsNarrow(from.narrow) && allowsWide(from.wide)) return
    throw tooManyAttempts((window - (Date.now() % window)) / 1000)
  }
}
