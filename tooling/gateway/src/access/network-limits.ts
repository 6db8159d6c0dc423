import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { clientNetwork } from '../http/client-address.ts'
import type { Limit, Throttle } from './throttle.ts'

/** Limits the requests of one network, whatever identity they claim. */
export interface NetworkLimits {
  /** Counts a try at an action, such as `order`. Refuses it with 429 after too many from the network. */
  count: (c: Context, action: string, limit: Limit) => Promise<void>
  /** Takes back one counted try. */
  uncount: (c: Context, action: string) => Promise<void>
}

const subject = (c: Context, action: string) => `${action}-from ${clientNetwork(c)}`

/** Creates the limits. Several customers can share an address, as in an office. The limit is multiplied by their number. */
export function createNetworkLimits(db: Database, throttle: Throttle, customersPerAddress: number): NetworkLimits {
  return {
    count: (c, action, { tries, minutes }) =>
      throttle.limit(db, subject(c, action), { tries: tries * customersPerAddress, minutes }),
    uncount: (c, action) => throttle.uncount(db, subject(c, action)),
  }
}
