import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { unauthorised } from '../http/refusal.ts'
import { customers } from './customer-tables.ts'
import { lockCustomer } from './lock-customer.ts'
import type { Customer } from './profile-response.ts'

/** Changes what is kept of a customer; two changes at the same moment come one after the other. */
export function changeCustomer(db: Database, customerId: string, change: (customer: Customer) => Partial<Customer>) {
  return db.transaction(async (tx): Promise<Customer> => {
    const customer = await lockCustomer(tx, customerId)
    // The account is gone, its token not yet.
    if (!customer) throw unauthorised()
    const changed = change(customer)
    await tx.update(customers).set(changed).where(eq(customers.id, customerId))
    return { ...customer, ...changed }
  })
}
