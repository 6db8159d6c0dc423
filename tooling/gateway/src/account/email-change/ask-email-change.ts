import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DatabaseTransaction } from '../../database/database.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { Customer } from '../customer.ts'
import { emailChanges } from '../email-change-tables.ts'
import { endPendingEmailChanges } from '../end-account-links.ts'
import { hashOfLink } from './email-change-links.ts'

/**
 * Stores a pending change of e-mail and queues a mail to both addresses. The account keeps its address until the new one is
 * confirmed. Only the latest change can be confirmed. The caller triggers the outbox after the transaction.
 */
export async function askEmailChange(
  tx: DatabaseTransaction,
  digests: Digests,
  { id: customerId, shopId, email, emailProvenAt }: Pick<Customer, 'id' | 'shopId' | 'email' | 'emailProvenAt'>,
  wish: { newEmail: string; origin: string },
): Promise<void> {
  const id = randomUUID()
  await endPendingEmailChanges(tx, customerId)
  await tx.insert(emailChanges).values({
    ...wish,
    id,
    shopId,
    customerId,
    email,
    wasProven: emailProvenAt !== null,
    confirmHash: hashOfLink(digests, 'confirm', id),
    confirmExpiresAt: sql`now() + interval '60 minutes'`,
    undoHash: hashOfLink(digests, 'undo', id),
    undoExpiresAt: sql`now() + interval '7 days'`,
  })
  await enqueue(tx, { kind: 'email-change-confirmation', subjectId: id }, { kind: 'email-change-asked', subjectId: id })
}
