import { pages } from '@shop/domain/text/pages.ts'
import { and, eq, ne } from 'drizzle-orm'
import { customers } from '../../account/customer-tables.ts'
import { emailChanges } from '../../account/email-change-tables.ts'
import { lockCustomer, type Customer } from '../../account/customer.ts'
import { restoreAccount } from '../../account/email-change/restore-account.ts'
import type { Database } from '../../database/database.ts'
import type { ChangingCommand } from '../operator-command.ts'
import { readEmail } from './personal-data.ts'
import { UsageError } from '../usage-error.ts'

/** Returns an account to its owner after an intruder changed its address. Works also after the undo link has expired. */
export const giveBackCommand: ChangingCommand = {
  forms: { '<customer> <e-mail>': 'gives an account that was taken back to the owner of an e-mail' },
  plan: async (db, [customerId = '', ...others]) => {
    const email = readEmail(others)
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
    if (!customer) throw new UsageError(`There is no customer "${customerId}".`)
    await refuseTaken(db, customer, email)
    return {
      consequence: `Account ${customerId} of ${customer.shopId} gets the e-mail ${email}. Every login and link ends, and its password opens it no more.`,
      subject: `${customer.shopId} ${customerId}`,
      run: () => giveBack(db, customer, email),
    }
  },
}

async function refuseTaken(db: Database, { id, shopId }: Customer, email: string): Promise<void> {
  const isOthers = and(eq(customers.shopId, shopId), eq(customers.email, email), ne(customers.id, id))
  const [other] = await db.select({ id: customers.id }).from(customers).where(isOthers)
  if (other) throw new Error(`Account ${other.id} of ${shopId} has this e-mail: see to that one first.`)
}

async function giveBack(db: Database, { id }: Customer, email: string): Promise<string> {
  await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id)
    if (!customer) throw new Error(`Customer ${id} is gone.`)
    // The owner will prove the address by a link for a new password.
    await restoreAccount(tx, customer, { email, emailProvenAt: null })
    await tx.update(emailChanges).set({ undoHash: null }).where(eq(emailChanges.customerId, id))
  })
  return `Account ${id} is given back. Ask its owner to choose a new password at ${pages.forgotPassword.href()}.`
}
