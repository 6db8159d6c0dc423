import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { revokeTokensOf } from '../access/access-token.ts'
import { isDuplicate } from '../database/database-failure.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Digests } from '../secrets/digests.ts'
import { customers } from './customer-tables.ts'
import type { EmailChange } from './email-change-links.ts'
import { emailChanges } from './email-change-tables.ts'
import { endResetLinks } from './end-account-links.ts'
import { emailInUse, findEmailChange, refuseReservedEmail, type FollowedLink } from './find-email-change.ts'
import { lockCustomer } from './lock-customer.ts'
import { moveSubscriptions } from './move-subscriptions.ts'
import type { Customer } from './profile-response.ts'

/**
 * Makes a new address the account's, once its reader has said yes. Every login ends: the customer logs in with the new
 * address, and a stolen token ends too. Returns the change, or undefined when the link is not good (any more). Refuses an
 * address that another account has.
 */
export async function confirmEmailChange(
  db: Database,
  digests: Digests,
  link: FollowedLink,
): Promise<EmailChange | undefined> {
  const change = await findEmailChange(db, digests, link)
  // A second press of the button finds everything done.
  if (!change || change.confirmedAt) return change
  try {
    return await db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, change.customerId)
      const current = await findEmailChange(tx, digests, link)
      if (!customer || !current || current.confirmedAt) return current
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
  // An unproven address may be that of a stranger, whose subscriptions are not the customer's.
  const movedSubscriptions = emailProvenAt ? await moveSubscriptions(tx, { shopId, from: email, to: newEmail }) : []
  await tx
    .update(emailChanges)
    .set({ confirmedAt: sql`now()`, undoExpiresAt: sql`now() + interval '7 days'`, movedSubscriptions })
    .where(eq(emailChanges.id, id))
  await revokeTokensOf(tx, customer.id)
  await endResetLinks(tx, shopId, [email, newEmail])
  await enqueue(tx, { kind: 'email-changed', subjectId: id, key: `email-changed:${randomUUID()}` })
}
