import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { revokeOtherTokensOf, revokeTokensOf } from '../../access/access-token.ts'
import type { DatabaseTransaction } from '../../database/database.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Digests } from '../../secrets/digests.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { endAccountLinks } from '../end-account-links.ts'

/** A customer's new password, and the origin of the shop where it was chosen. */
export interface ChosenPassword extends Pick<Customer, 'passwordHash' | 'origin'> {
  /** The token that stays valid. A change by a link in a mail keeps none. */
  keptToken?: string | undefined
}

/**
 * Changes a customer's password, and ends all other logins and every link of the account. Queues a mail to the owner,
 * because an intruder may have changed it. The caller triggers the outbox after the database transaction.
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
