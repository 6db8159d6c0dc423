import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { isDuplicate } from '../../database/database-failure.ts'
import type { Database, DatabaseTransaction } from '../../database/database.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { EmailChange } from './email-change-links.ts'
import { emptyAccount } from '../empty-account.ts'
import { emailChanges } from '../email-change-tables.ts'
import { emailInUse, findEmailChange, type FollowedLink } from './find-email-change.ts'
import { lockCustomer, type Customer } from '../customer.ts'
import { moveSubscriptionsBack } from '../newsletter/move-subscriptions.ts'
import { storeReset } from '../password/reset-session.ts'
import { restoreAccount } from './restore-account.ts'

/**
 * Restores an account's address from before a change, confirmed or pending. Undoes every later change too, and queues a mail
 * with a link for a new password. Returns the change, or undefined if the link is invalid or has expired.
 */
export async function undoEmailChange(
  db: Database,
  digests: Digests,
  link: FollowedLink,
): Promise<EmailChange | undefined> {
  const change = await findEmailChange(db, digests, link)
  // The button was pressed before.
  if (!change || change.undoneAt) return change
  try {
    return await db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, change.customerId)
      const current = await findEmailChange(tx, digests, link)
      if (!customer || !current) return undefined
      if (!current.undoneAt) await giveBack(tx, digests, customer, current)
      return current
    })
  } catch (error) {
    throw isDuplicate(error) ? emailInUse() : error
  }
}

async function giveBack(tx: DatabaseTransaction, digests: Digests, customer: Customer, change: EmailChange) {
  const { shopId, email, origin } = change
  const undone = await endChangesSince(tx, change)
  await restoreAccount(tx, customer, { email, emailProvenAt: sql`now()` })
  if (!change.wasProven) await emptyAccount(tx, customer)
  const ids = undone.flatMap(({ movedSubscriptions }) => movedSubscriptions)
  await moveSubscriptionsBack(tx, { shopId, from: customer.email, to: email }, ids)
  await storeReset(tx, digests, { shopId, email, origin })
}

/** Marks a change as undone. Ends the links of all later changes, which could return the account to an intruder. */
async function endChangesSince(tx: DatabaseTransaction, { id, customerId, changedAt }: EmailChange) {
  const isSince = and(eq(emailChanges.customerId, customerId), gte(emailChanges.changedAt, changedAt))
  await tx
    .update(emailChanges)
    .set({ undoneAt: sql`now()` })
    .where(eq(emailChanges.id, id))
  await tx
    .update(emailChanges)
    .set({ undoHash: null })
    .where(and(isSince, ne(emailChanges.id, id)))
  return await tx.select().from(emailChanges).where(isSince)
}
