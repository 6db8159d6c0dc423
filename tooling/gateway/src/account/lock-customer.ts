import { eq } from 'drizzle-orm'
import type { DatabaseTransaction } from '../database/database.ts'
import { customers } from './customer-tables.ts'
import type { Customer } from './profile-response.ts'

/** Reads a customer and keeps every other change of the account waiting until the database transaction ends. */
export async function lockCustomer(tx: DatabaseTransaction, id: string): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer
}
