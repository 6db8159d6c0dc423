import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { DatabaseTransaction } from '../database/database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { customers } from './customer-tables.ts'
import type { Customer } from './customer.ts'
import { subscriptions } from './subscription-tables.ts'

const EMPTY = { addressBook: [], favourites: [], preferences: {} }

/**
 * Empties an account whose address is proven for the first time. A stranger may have registered the address, and a stored
 * delivery address would be the default of the owner's next order. Orders stay. Queues a mail if something was stored. The
 * caller ends all logins, and triggers the outbox after the database transaction.
 */
export async function emptyAccount(
  tx: DatabaseTransaction,
  { id, addressBook, favourites, preferences }: Customer,
): Promise<void> {
  const asked = and(eq(subscriptions.askedBy, id), isNull(subscriptions.confirmedAt))
  const { rowCount } = await tx.delete(subscriptions).where(asked)
  await tx.update(customers).set(EMPTY).where(eq(customers.id, id))
  const wasEmpty = addressBook.length + favourites.length + Object.keys(preferences).length + (rowCount ?? 0) === 0
  if (!wasEmpty) await enqueue(tx, { kind: 'account-emptied', subjectId: id, key: `account-emptied:${randomUUID()}` })
}
