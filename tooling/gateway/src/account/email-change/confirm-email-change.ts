import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { revokeTokensOf } from '../../access/access-token.ts'
import { isDuplicate } from '../../database/database-failure.ts'
import type { Database, DatabaseTransaction } from '../../database/database.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Digests } from '../../secrets/digests.ts'
import { customers } from '../customer-tables.ts'
import { lockCustomer, type Customer } from '../customer.ts'
import { emailChanges } from '../email-change-tables.ts'
import { emptyAccount } from '../empty-account.ts'
import { endResetLinks } from '../end-account-links.ts'
import { moveSubscriptions } from '../newsletter/move-subscriptions.ts'
import type { EmailChange } from './email-change-links.ts'
import { emailInUse, findEmailChange, refuseReservedEmail, type FollowedLink } from './find-email-change.ts'

/**
 * Gives an account its new address after the reader of the mail has confirmed it. Ends every login, so that a stolen token
 * ends too. Returns the change, or undefined if the link is invalid or has expired. Refuses an address that another account
 * has.
 */
export async function confirmEmailChange(
  db: Database,
  digests: Digests,
  link: FollowedLink,
): Promise<EmailChange | undefined> {
  const change = await findEmailChange(db, digests, link)
  // The button was pressed before.
  if (!change || change.confirmedAt) return change
  try {
    return await db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, change.customerId)
      const current = await findEmailChange(tx, digests, link)
      if (!customer || !current) return undefined
      if (current.confirmedAt) return current
      if (customer.email !== current.email) return undefined
      await changeEmail(tx, customer, current)
      return current
    })
  } catch (error) {
    throw isDuplicate(error) ? emailInUse() : error
  }
}

async function changeEmail(tx: DatabaseTransaction, customer: Customer, { id, newEmail }: EmailChange): Promise<void> {
  const { shopId, email, emailProvenAt } = customer
  await tx
    .update(customers)
    .set({ email: newEmail, emailProvenAt: sql`now()` })
    .where(eq(customers.id, customer.id))
  await refuseReservedEmail(tx, { ...customer, email: newEmail })
  // An unproven address may belong to a stranger, whose subscriptions must not move.
  const movedSubscriptions = emailProvenAt ? await moveSubscriptions(tx, { shopId, from: email, to: newEmail }) : []
  await tx
    .update(emailChanges)
    .set({ confirmedAt: sql`now()`, undoExpiresAt: sql`now() + interval '7 days'`, movedSubscriptions })
    .where(eq(emailChanges.id, id))
  await revokeTokensOf(tx, customer.id)
  if (!emailProvenAt) await emptyAccount(tx, customer)
  await endResetLinks(tx, shopId, [email, newEmail])
  await enqueue(tx, { kind: 'email-changed', subjectId: id, key: `email-changed:${randomUUID()}` })
}
