import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { revokeOtherTokensOf, revokeTokensOf } from '../access/access-token.ts'
import type { Digests } from '../secrets/digests.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import { customers, outbox } from '../database/schema.ts'
import type { Customer } from './profile-response.ts'

/** The new password of a customer, and where the shop stands in which it was chosen. */
export interface ChosenPassword extends Pick<Customer, 'passwordHash' | 'origin'> {
  /** The login that goes on; none does where a link from a mail was used. */
  keptToken?: string | undefined
}

/**
 * Gives a customer another password, ends all other logins, and has a mail tell its owner, who may not be the one who
 * changed it. The outbox is to be triggered when the database transaction is through.
 */
export async function changePassword(
  tx: DatabaseTransaction,
  digests: Digests,
  customerId: string,
  { passwordHash, origin, keptToken }: ChosenPassword,
): Promise<void> {
  await tx.update(customers).set({ passwordHash, origin }).where(eq(customers.id, customerId))
  if (keptToken === undefined) await revokeTokensOf(tx, customerId)
  else await revokeOtherTokensOf(tx, digests, customerId, keptToken)
  await tx
    .insert(outbox)
    .values({ key: `password-changed:${randomUUID()}`, kind: 'password-changed', subjectId: customerId })
}
