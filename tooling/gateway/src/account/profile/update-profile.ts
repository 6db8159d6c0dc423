import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import type { Networks } from '@shop/server/networks.ts'
import { and, eq } from 'drizzle-orm'
import { contactDetailsRules, passwordChangeRules, preferencesRules } from '@shop/domain/account/account-rules.ts'
import type { ProfileUpdate } from '@shop/domain/account/account.ts'
import type { Database, DatabaseTransaction } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { customers } from '../customer-tables.ts'
import { changeCustomer, findAccount, lockCustomer, type Customer } from '../customer.ts'
import { askEmailChange } from '../email-change/ask-email-change.ts'
import { emailInUse, refuseReservedEmail } from '../email-change/find-email-change.ts'
import { endOwnSubscriptions } from '../newsletter/subscriptions.ts'
import { changePassword, type ChosenPassword } from '../password/change-password.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { hashPassword, matchPassword } from '../password/password.ts'
import { readNewPassword } from '../password/read-new-password.ts'
import { readForm } from '../read-form.ts'

/** The customer whose profile changes, with the origin, the token and the networks of the request. */
export interface ProfileOwner extends Pick<ChosenPassword, 'origin' | 'keptToken'> {
  customerId: string
  from: Networks
}

/** Replaces a customer's preferences. */
export function changePreferences(db: Database, customerId: string, preferences: Record<string, string>) {
  const checked = { ...preferences, ...readForm(preferencesRules, preferences) }
  return changeCustomer(db, customerId, () => ({ preferences: checked }))
}

/**
 * Changes names and, if asked for, the password, which ends all other logins. A new e-mail address stays pending until it is
 * confirmed by a mail. Otherwise a stolen token would be enough to take over an account.
 */
export async function updateProfile(
  services: PasswordServices,
  owner: ProfileOwner,
  update: ProfileUpdate,
): Promise<Customer> {
  const { db, digests } = services
  const form = update.updatePassword ? readNewPassword(passwordChangeRules(), update) : undefined
  const { firstName, middleName, lastName, email } = form ?? readForm(contactDetailsRules, update)
  const before = await findAccount(db, owner.customerId)
  const newEmail = storedEmail(email)
  if (newEmail !== before.email) await checkOtherEmail(services, before, newEmail, owner.from)
  const passwordHash = form && (await hashAnew(services, { customer: before, from: owner.from }, form))
  return await db.transaction(async (tx) => {
    const customer = await lock(tx, before)
    const changed = { firstName, middleName, lastName }
    await tx.update(customers).set(changed).where(eq(customers.id, customer.id))
    // The page may send an outdated value. So a profile can end the newsletter, but only a subscription starts it.
    if (update.receiveMarketingMaterials === false) await endOwnSubscriptions(tx, customer)
    if (passwordHash) await changePassword(tx, digests, customer, { ...owner, passwordHash })
    if (newEmail !== customer.email) await askEmailChange(tx, digests, customer, { newEmail, origin: owner.origin })
    return { ...customer, ...changed }
  })
}

/**
 * Refuses an address that another account has. Tries are limited: each sends mails, and shows whether an address is taken.
 */
async function checkOtherEmail(
  { db, limits }: PasswordServices,
  { id, shopId }: Customer,
  email: string,
  from: Networks,
) {
  await limits.id.count('email-change', id)
  await limits.network.count('email-change-mail', from, { of: `${shopId} ${email}` })
  const isTaken = and(eq(customers.shopId, shopId), eq(customers.email, email))
  if ((await db.$count(customers, isTaken)) > 0) throw emailInUse()
  await refuseReservedEmail(db, { id, shopId, email })
}

/** Checks the current password and returns the hash of the new one. */
async function hashAnew(
  { hashing, passwordCost, limits }: PasswordServices,
  { customer: { id, passwordHash }, from }: { customer: Customer; from: Networks },
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string> {
  await limits.id.count('current-password', id)
  if (!(await hashing.run(from, () => matchPassword(currentPassword, passwordHash)))) throw wrongPassword()
  await limits.id.reset('current-password', id)
  return hashing.run(from, () => hashPassword(password, passwordCost))
}

/** Locks the customer. Refuses the request if the password was changed after it was checked. */
async function lock(tx: DatabaseTransaction, { id, passwordHash }: Customer): Promise<Customer> {
  const customer = await lockCustomer(tx, id)
  if (customer?.passwordHash !== passwordHash) throw wrongPassword()
  return customer
}

const wrongPassword = () => new Refusal(400, ['invalid-password'])
