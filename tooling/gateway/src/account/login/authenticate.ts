import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Networks } from '@shop/server/networks.ts'
import { and, eq, sql } from 'drizzle-orm'
import { hasEmail } from '../../database/email-columns.ts'
import { issueToken } from '../../access/access-token.ts'
import { LIMITS } from '../../access/limit-table.ts'
import type { Limits } from '../../access/limits.ts'
import type { Queries } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { hashPassword, isOutdated, matchPassword, unusableHash } from '../password/password.ts'

// Guesses from many networks are slowed down: each try above this number waits longer, also for the owner.
const PROMPT_TRIES = LIMITS['login-of-account'].tries
const SLOWER_BY_MS = 100
const MAX_DELAY_MS = 3000

export interface Login {
  shopId: string
  email: string
  password: string
  from: Networks
}

/** Returns how many milliseconds a login waits, by the account's tries of the last 15 minutes from all networks. */
export const loginDelay = (tries: number) => Math.min(Math.max(0, tries - PROMPT_TRIES) * SLOWER_BY_MS, MAX_DELAY_MS)

const accountOf = ({ shopId, email }: Pick<Login, 'shopId' | 'email'>) => `${shopId} ${email}`

/** Resets the throttle of an account whose owner has been proven by other means. `email` is in lower case. */
export async function forgetFailedLogins(tx: Queries, limits: Limits, login: Omit<Login, 'password'>): Promise<void> {
  const of = accountOf(login)
  await limits.typed.reset('login-of-account', of, tx)
  await limits.network.reset('account-login', login.from, { of, tx })
}

/** Checks a login and issues a token. Unknown accounts and wrong passwords get the same answer after the same work. */
export async function authenticate(
  services: PasswordServices,
  login: Login,
): Promise<{ token: string; customer: Customer }> {
  const { db, hashing, passwordCost, limits } = services
  const { shopId, password, from } = login
  const email = storedEmail(login.email)
  const of = accountOf({ shopId, email })
  // Counted before the password is checked, so that tries in parallel count too. Only in their network do guesses refuse
  // the owner: a limit per account alone would let an attacker lock the account.
  await limits.network.count('account-login', from, { of })
  await pause(loginDelay(await limits.typed.count('login-of-account', of)))
  const accounts = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), hasEmail(customers.email, email)))
    .orderBy(customers.email)
  const matched = await findMatch(services, { accounts, password, from })
  if (!matched) {
    hashing.recordFailure(from)
    throw invalidLogin()
  }
  const { customer, match } = matched
  const token = await openSession(services, customer)
  if (match === 'older' || isOutdated(customer.passwordHash, passwordCost))
    await hashing.run(from, () => renewHash(services, customer, password))
  await limits.network.reset('account-login', from, { of })
  await limits.typed.uncount('login-of-account', of)
  return { token, customer }
}

/** Finds the account that a password opens. One address has two accounts only where earlier gateways took two forms of it for two. */
async function findMatch(
  { hashing, passwordCost }: PasswordServices,
  { accounts, password, from }: { accounts: Customer[]; password: string; from: Networks },
) {
  for (const customer of accounts) {
    const match = await hashing.run(from, () => matchPassword(password, customer.passwordHash))
    if (match) return { customer, match }
  }
  if (accounts.length === 0) await hashing.run(from, () => matchPassword(password, unusableHash(passwordCost)))
  return undefined
}

const invalidLogin = () => new Refusal(400, ['invalid-login-or-password'])

/** Issues a token. Refuses if the password was changed after it was checked, because that ends all logins. */
const openSession = ({ db, digests }: PasswordServices, { id, shopId, passwordHash }: Customer): Promise<string> =>
  db.transaction(async (tx) => {
    const isAsChecked = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))
    const used = await tx
      .update(customers)
      .set({ lastUsedAt: sql`now()` })
      .where(isAsChecked)
    if (used.rowCount === 0) throw invalidLogin()
    return issueToken(tx, digests, { shopId, customerId: id })
  })

/** Stores a hash of the current form and cost. A password that was changed meanwhile stays. */
async function renewHash(
  { db, passwordCost }: PasswordServices,
  { id, passwordHash }: Customer,
  password: string,
): Promise<void> {
  const isAsRead = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))
  await db
    .update(customers)
    .set({ passwordHash: await hashPassword(password, passwordCost) })
    .where(isAsRead)
}
