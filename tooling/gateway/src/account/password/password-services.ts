import type { Digests } from '../../secrets/digests.ts'
import type { Limits } from '../../access/limits.ts'
import type { Database } from '../../database/database.ts'
import type { PasswordCost } from './password.ts'
import type { Queue } from './queue.ts'

/** The gateway's parts that password checks use. */
export interface PasswordServices {
  db: Database
  digests: Digests
  limits: Limits
  /** Runs hashing in a queue: each hash takes 19 MB and a CPU core. */
  hashing: Queue
  passwordCost: PasswordCost
}
