import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { clientNetwork } from '../http/client-address.ts'
import type { Limit, Throttle } from './throttle.ts'

/** Limits what comes from one network, whoever it claims to be. */
export interface NetworkLimits {
  /** Counts a try at something, such as `order`; refuses it with 429 when there were too many from there. */
  count: (c: Context, action: string, limit: Limit) => Promise<void>
  /** Takes a try back that turned out to be none. */
  uncount: (c: Context, action: string) => Promise<void>
}

const subject = (c: Context, action: string) => `${action}-from ${clientNetwork(c)}`

/** Behind one address may stand many customers, as in an office or behind a proxy: each may try as often. */
export function createNetworkLimits(db: Database, throttle: Throttle, customersPerAddress: number): NetworkLimits {
  return {
    count: (c, action, { tries, minutes }) =>
      throttle.limit(db, subject(c, action), { tries: tries * customersPerAddress, minutes }),
    uncount: (c, action) => throttle.uncount(db, subject(c, action)),
  }
}
