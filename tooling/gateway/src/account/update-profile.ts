import { and, eq } from 'drizzle-orm'
import { contactDetailsRules, passwordChangeRules, preferencesRules } from '@shop/domain/account/account-rules.ts'
import type { ProfileUpdate } from '@shop/domain/account/account.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { Refusal, unauthorised } from '../http/refusal.ts'
import { askEmailChange } from './ask-email-change.ts'
import { changeCustomer } from './change-customer.ts'
import { changePassword, type ChosenPassword } from './change-password.ts'
import { customers } from './customer-tables.ts'
import { emailInUse, refuseReservedEmail } from './find-email-change.ts'
import { lockCustomer } from './lock-customer.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { PasswordServices } from './password-services.ts'
import type { Customer } from './profile-response.ts'
import { readForm, readNewPassword } from './read-form.ts'
import { endOwnSubscriptions } from './subscriptions.ts'

// A login that was left open must not become a place to guess the password at.
const PASSWORD_GUESSES = { tries: 10, minutes: 15 }
// Each other address tells whether somebody has an account with it.
const OTHER_ADDRESSES = { tries: 10, minutes: 60 }
const MAILS_TO_ADDRESS = { tries: 5, minutes: 60 }

/** Whose profile it is, and where and by which login it is changed. */
export interface ProfileOwner extends Pick<ChosenPassword, 'origin' | 'keptToken'> {
  customerId: string
  network: string
}

/** Keeps what a customer prefers, in place of what was preferred before (ACC-08). */
export function changePreferences(db: Database, customerId: string, preferences: Record<string, string>) {
  const checked = { ...preferences, ...readForm(preferencesRules, preferences) }
  return changeCustomer(db, customerId, () => ({ preferences: checked }))
}

/**
 * Changes names and, where that is asked for, the password, which ends all other logins (ACC-03 to ACC-06). Another e-mail
 * is stored as a wish: a token alone must not be enough to take an account, so the new address has to confirm it.
 */
export async function updateProfile(
  services: PasswordServices,
  owner: ProfileOwner,
  update: ProfileUpdate,
): Promise<Customer> {
  const { db, digests } = services
  const form = update.updatePassword ? readNewPassword(passwordChangeRules, update) : undefined
  const { firstName, middleName, lastName, email } = form ?? readForm(contactDetailsRules, update)
  const before = await findAccount(db, owner.customerId)
  const newEmail = email.toLowerCase()
  if (newEmail !== before.email) await checkOtherEmail(services, before, newEmail)
  const passwordHash = form && (await hashAnew(services, { customer: before, network: owner.network }, form))
  return await db.transaction(async (tx) => {
    const customer = await lock(tx, before)
    // A profile repeats what its page knows, which may be old: it can end the newsletter, but only a subscription starts it.
    const receiveMarketingMaterials = customer.receiveMarketingMaterials && update.receiveMarketingMaterials !== false
    const changed = { firstName, middleName, lastName, receiveMarketingMaterials }
    await tx.update(customers).set(changed).where(eq(customers.id, customer.id))
    if (!receiveMarketingMaterials && customer.receiveMarketingMaterials) await endOwnSubscriptions(tx, customer)
    if (passwordHash) await changePassword(tx, digests, customer, { ...owner, passwordHash })
    if (newEmail !== customer.email) await askEmailChange(tx, digests, customer, { newEmail, origin: owner.origin })
    return { ...customer, ...changed }
  })
}

/** Refuses an address that another account has. Each try sends mails and tells a little, so tries are limited. */
async function checkOtherEmail({ db, throttle }: PasswordServices, { id, shopId }: Customer, email: string) {
  await throttle.limit(db, `other-email ${id}`, OTHER_ADDRESSES)
  await throttle.limit(db, `email-change-to ${shopId} ${email}`, MAILS_TO_ADDRESS)
  const isTaken = and(eq(customers.shopId, shopId), eq(customers.email, email))
  if ((await db.$count(customers, isTaken)) > 0) throw emailInUse()
  await refuseReservedEmail(db, { id, shopId, email })
}

/** The account of a customer who is logged in. Throws where it is gone and its token is not yet. */
export async function findAccount(db: Database, customerId: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) throw unauthorised()
  return customer
}

/** The hash of the new password, once the current one has turned out to be right. */
async function hashAnew(
  { db, hashing, throttle }: PasswordServices,
  { customer: { id, passwordHash }, network }: { customer: Customer; network: string },
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string> {
  const guesses = `change-password ${id}`
  await throttle.limit(db, guesses, PASSWORD_GUESSES)
  if (!(await hashing(network, () => verifyPassword(currentPassword, passwordHash)))) throw wrongPassword()
  await throttle.reset(db, guesses)
  return hashing(network, () => hashPassword(password))
}

/** Locks the customer. A password that was changed since it was checked is the wrong one. */
async function lock(tx: DatabaseTransaction, { id, passwordHash }: Customer): Promise<Customer> {
  const customer = await lockCustomer(tx, id)
  if (customer?.passwordHash !== passwordHash) throw wrongPassword()
  return customer
}

const wrongPassword = () => new Refusal(400, ['invalid-password'])
