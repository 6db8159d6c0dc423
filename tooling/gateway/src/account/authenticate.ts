import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { issueToken } from '../access/access-token.ts'
import type { Throttle } from '../access/throttle.ts'
import type { Queries } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { customers } from './customer-tables.ts'
import { UNUSABLE_HASH, hashPassword, isOutdated, verifyPassword } from './password.ts'
import type { PasswordServices } from './password-services.ts'
import type { Customer } from './profile-response.ts'

// An account is refused only to the network that guessed: nobody can lock its owner out from elsewhere.
const PER_ACCOUNT_AND_NETWORK = { tries: 10, minutes: 15 }
// Guesses from many networks are slowed down, as the owner then is, by this much for each one above these.
const PROMPT_TRIES = 20
const SLOWER_BY_MS = 100
const MAX_DELAY_MS = 3000

/** Who wants in, and from where. */
export interface Login {
  shopId: string
  email: string
  password: string
  network: string
}

/** How long a try at an account waits when it is that many within a quarter of an hour, wherever they came from. */
export const loginDelay = (tries: number) => Math.min(Math.max(0, tries - PROMPT_TRIES) * SLOWER_BY_MS, MAX_DELAY_MS)

const subjectsOf = ({ shopId, email, network }: Omit<Login, 'password'>) => {
  const account = `login ${shopId} ${email}`
  return { account, accountAndNetwork: `${account} from ${network}` }
}

/** Forgets the wrong passwords of somebody who has proven by other means whose account it is. `email`: in lower case. */
export async function forgetFailedLogins(
  db: Queries,
  throttle: Throttle,
  login: Omit<Login, 'password'>,
): Promise<void> {
  const { account, accountAndNetwork } = subjectsOf(login)
  await throttle.reset(db, account)
  await throttle.reset(db, accountAndNetwork)
}

/** Checks a login and opens a session. Unknown accounts and wrong passwords get the same answer after the same work. */
export async function authenticate(
  services: PasswordServices,
  login: Login,
): Promise<{ token: string; customer: Customer }> {
  const { db, hashing, throttle } = services
  const { shopId, password, network } = login
  const email = login.email.trim().toLowerCase()
  const { account, accountAndNetwork } = subjectsOf({ shopId, email, network })
  // Counted before the password is checked, so that tries in parallel count too.
  await throttle.limit(db, accountAndNetwork, PER_ACCOUNT_AND_NETWORK)
  const { count } = await throttle.count(db, account, PER_ACCOUNT_AND_NETWORK.minutes)
  await pause(loginDelay(count))
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.email, email)))
  const isRight = await hashing(network, () => verifyPassword(password, customer?.passwordHash ?? UNUSABLE_HASH))
  if (!customer || !isRight) throw invalidLogin()
  const token = await openSession(services, customer)
  if (isOutdated(customer.passwordHash)) await hashing(network, () => renewHash(services, customer, password))
  await throttle.reset(db, accountAndNetwork)
  await throttle.uncount(db, account)
  return { token, customer }
}

const invalidLogin = () => new Refusal(400, ['invalid-login-or-password'])

/** A password that was changed since it was checked ends all logins: this one must not begin behind its back. */
const openSession = ({ db, digests }: PasswordServices, { id, shopId, passwordHash }: Customer): Promise<string> =>
  db.transaction(async (tx) => {
    const isAsChecked = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(isAsChecked).for('share')
    if (!customer) throw invalidLogin()
    return issueToken(tx, digests, { shopId, customerId: id })
  })

/** Only now is the password known. A change of it in the meantime has the last word. */
async function renewHash({ db }: PasswordServices, { id, passwordHash }: Customer, password: string): Promise<void> {
  const isAsRead = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash))
  await db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(isAsRead)
}
