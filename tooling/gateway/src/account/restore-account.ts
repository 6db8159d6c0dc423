import { eq } from 'drizzle-orm'
import { revokeTokensOf } from '../access/access-token.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import { customers } from './customer-tables.ts'
import { endPendingEmailChanges, endResetLinks } from './end-account-links.ts'
import { UNUSABLE_HASH } from './password.ts'
import type { Customer } from './profile-response.ts'

/**
 * Gives an account to the owner of an address, in place of an intruder: every login and every link ends, and no password
 * opens the account until a link to the address has set a new one.
 */
export async function restoreAccount(
  tx: DatabaseTransaction,
  customer: Customer,
  owner: Pick<Customer, 'email' | 'emailProvenAt'>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...owner, passwordHash: UNUSABLE_HASH })
    .where(eq(customers.id, customer.id))
  await revokeTokensOf(tx, customer.id)
  await endResetLinks(tx, customer.shopId, [customer.email, owner.email])
  await endPendingEmailChanges(tx, customer.id)
}
