import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { revokeOtherTokensOf, revokeTokensOf } from '../access/access-token.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Digests } from '../secrets/digests.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import { customers } from './customer-tables.ts'
import { endAccountLinks } from './end-account-links.ts'
import type { Customer } from './profile-response.ts'

/** The new password of a customer, and where the shop stands in which it was chosen. */
export interface ChosenPassword extends Pick<Customer, 'passwordHash' | 'origin'> {
  /** The login that goes on; none does where a link from a mail was used. */
  keptToken?: string | undefined
}

/**
 * Gives a customer another password and ends all other logins and every link of the account. A mail tells the owner, as an
 * intruder may have changed it. The caller triggers the outbox after the database transaction.
 */
export async function changePassword(
  tx: DatabaseTransaction,
  digests: Digests,
  customer: Pick<Customer, 'id' | 'shopId' | 'email'>,
  { passwordHash, origin, keptToken }: ChosenPassword,
): Promise<void> {
  await tx.update(customers).set({ passwordHash, origin }).where(eq(customers.id, customer.id))
  if (keptToken === undefined) await revokeTokensOf(tx, customer.id)
  else await revokeOtherTokensOf(tx, digests, customer.id, keptToken)
  await endAccountLinks(tx, customer)
  await enqueue(tx, { kind: 'password-changed', subjectId: customer.id, key: `password-changed:${randomUUID()}` })
}
