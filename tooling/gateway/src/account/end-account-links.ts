import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { emailChanges } from './email-change-tables.ts'
import { passwordResets } from './password-reset-tables.ts'
import type { Customer } from './customer.ts'

/** Ends the links that confirm a change of e-mail. Links that undo a change stay valid. */
export async function endPendingEmailChanges(db: Queries, customerId: string): Promise<void> {
  const isPending = and(eq(emailChanges.customerId, customerId), isNull(emailChanges.confirmedAt))
  await db.update(emailChanges).set({ confirmHash: null }).where(isPending)
}

/** Ends the links for a new password that were sent to addresses of an account. */
export async function endResetLinks(db: Queries, shopId: string, emails: readonly string[]): Promise<void> {
  const isOfAccount = and(eq(passwordResets.shopId, shopId), inArray(passwordResets.email, [...emails]))
  await db.delete(passwordResets).where(isOfAccount)
}

/** Ends every link that would change an account's password or e-mail. */
export async function endAccountLinks(
  db: Queries,
  { id, shopId, email }: Pick<Customer, 'id' | 'shopId' | 'email'>,
): Promise<void> {
  await endResetLinks(db, shopId, [email])
  await endPendingEmailChanges(db, id)
}
