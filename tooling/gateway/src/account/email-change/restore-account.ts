import { eq, type SQL } from 'drizzle-orm'
import { revokeTokensOf } from '../../access/access-token.ts'
import type { DatabaseTransaction } from '../../database/database.ts'
import { customers } from '../customer-tables.ts'
import { endPendingEmailChanges, endResetLinks } from '../end-account-links.ts'
import { PASSWORD_COST, unusableHash } from '../password/password.ts'
import type { Customer } from '../customer.ts'

/**
 * Returns an account that an intruder took to its owner. Ends every login and every link. No password works until the owner
 * sets a new one by a link in a mail.
 */
export async function restoreAccount(
  tx: DatabaseTransaction,
  customer: Customer,
  owner: { email: string; emailProvenAt: Customer['emailProvenAt'] | SQL },
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...owner, passwordHash: unusableHash(PASSWORD_COST) })
    .where(eq(customers.id, customer.id))
  await revokeTokensOf(tx, customer.id)
  await endResetLinks(tx, customer.shopId, [customer.email, owner.email])
  await endPendingEmailChanges(tx, customer.id)
}
