import type { Digests } from '../../secrets/digests.ts'
import type { Throttle } from '../../access/throttle.ts'
import type { Database } from '../../database/database.ts'
import type { Queue } from './queue.ts'

/** What checking and keeping passwords needs of the gateway. */
export interface PasswordServices {
  db: Database
  digests: Digests
  throttle: Throttle
  /** Hashes passwords in turn: each takes 19 MB and a processor. */
  hashing: Queue
}
