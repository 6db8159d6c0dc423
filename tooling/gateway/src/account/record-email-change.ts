import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import { emailChanges } from './email-change-tables.ts'
import type { Customer } from './profile-response.ts'

/**
 * Has a mail go to the address that a customer had before, as whoever holds a login may change it without the password.
 * The outbox is to be triggered when the database transaction is through.
 */
export async function recordEmailChange(
  tx: DatabaseTransaction,
  { id: customerId, shopId, email }: Pick<Customer, 'id' | 'shopId' | 'email'>,
  origin: string,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(emailChanges).values({ id, shopId, customerId, email, origin })
  await tx.insert(outbox).values({ key: `email-changed:${id}`, kind: 'email-changed', subjectId: id })
}
