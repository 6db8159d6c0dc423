import { eq } from 'drizzle-orm'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { unauthorised } from '../http/refusal.ts'
import { customers } from './customer-tables.ts'

/** A registered customer as stored. */
export type Customer = typeof customers.$inferSelect

/** Returns the account of a logged-in customer. Throws 401 if the account was deleted before its token expired. */
export async function findAccount(db: Database, customerId: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) throw unauthorised()
  return customer
}

/** Reads a customer with a row lock: every other change of the account waits until the database transaction ends. */
export async function lockCustomer(tx: DatabaseTransaction, id: string): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer
}

/** Changes a stored customer. Two changes at the same moment run one after the other. */
export function changeCustomer(db: Database, customerId: string, change: (customer: Customer) => Partial<Customer>) {
  return db.transaction(async (tx): Promise<Customer> => {
    const customer = await lockCustomer(tx, customerId)
    // The account was deleted before its token expired.
    if (!customer) throw unauthorised()
    const changed = change(customer)
    await tx.update(customers).set(changed).where(eq(customers.id, customerId))
    return { ...customer, ...changed }
  })
}
