import { and, eq } from 'drizzle-orm'
import { issueToken } from '../access/access-token.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { DUMMY_HASH, hashPassword, isOutdated, verifyPassword } from './password.ts'
import type { Customer } from './profile-response.ts'
import { throttle, resetThrottle, uncountAttempt } from './throttle.ts'

const PER_ACCOUNT = { tries: 10, minutes: 15 }
const PER_ADDRESS = { tries: 100, minutes: 15 }

/** Who wants in, and from where. */
export interface Login {
  shopId: string
  email: string
  password: string
  clientAddress: string
}

/** Checks a login and opens a session. Unknown accounts and wrong passwords get the same answer after the same work. */
export async function authenticate(db: Database, login: Login): Promise<{ token: string; customer: Customer }> {
  const { shopId, password, clientAddress } = login
  const email = login.email.trim().toLowerCase()
  const account = `login ${shopId} ${email}`
  const address = `login-from ${clientAddress}`
  // Counted before the password is checked, so that tries in parallel count too.
  await throttle(db, account, PER_ACCOUNT)
  await throttle(db, address, PER_ADDRESS)
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.email, email)))
  const isRight = await verifyPassword(password, customer?.passwordHash ?? DUMMY_HASH)
  if (!customer || !isRight) throw new Refusal(400, ['invalid-login-or-password'])
  if (isOutdated(customer.passwordHash)) await renewHash(db, customer, password)
  await resetThrottle(db, account)
  // Only this one: a guesser's own account must not wipe out the guesses at others.
  await uncountAttempt(db, address)
  return { token: await issueToken(db, shopId, customer.id), customer }
}

/** Only now is the password known. A change of it in the meantime has the last word. */
async function renewHash(db: Database, { id, passwordHash }: Customer, password: string): Promise<void> {
  const isAsRead = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))
  await db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(isAsRead)
}
