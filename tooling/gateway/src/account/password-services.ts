import type { Database } from '../database/database.ts'
import type { Queue } from './queue.ts'

/** What checking and keeping passwords needs of the gateway. */
export interface PasswordServices {
  db: Database
  /** Lets passwords be hashed one after the other: each takes 19 MB and a processor. */
  hashing: Queue
}
