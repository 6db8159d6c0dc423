import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { unreachable } from '../failures/unreachable.ts'
import { unauthorised } from '../http/refusal.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { customers } from './customer-tables.ts'
import type { Customer } from './profile-response.ts'
import { subscriptions } from './subscription-tables.ts'

/** A mailing somebody gets, or asked for. */
export type KeptSubscription = typeof subscriptions.$inferSelect

/** Which subscription of which shop. */
export type SubscriptionKey = Pick<KeptSubscription, 'shopId' | 'id'>

/** What a visitor asks for. */
export interface WantedSubscription extends Pick<KeptSubscription, 'shopId' | 'email' | 'type' | 'origin'> {
  asker: Asker
}

/** How the asked address relates to the visitor: proven to be theirs, that of their unproven account, or anybody's. */
export type Asker =
  | { kind: 'owner'; customerId: string }
  | { kind: 'unproven'; customerId: string }
  | { kind: 'anybody' }

/**
 * Subscribes an address. Unless the visitor is its proven owner, a mail asks the owner first, once a day; a customer whose
 * account has the address can have it sent again. An address that gets the mailing already keeps its subscription, and the
 * answer does not show it.
 */
export const subscribe = (db: Database, wanted: WantedSubscription): Promise<KeptSubscription> =>
  db.transaction(async (tx) => {
    const { asker } = wanted
    const kept = await rememberWish(tx, wanted)
    if (asker.kind !== 'anybody') await setWish(tx, eq(customers.id, asker.customerId), true)
    if (mustConfirm(kept)) await askOwner(tx, kept, asker.kind === 'unproven' ? MAILS_FOR_CUSTOMER : 1)
    return kept
  })

/** Whether its owner is still to be asked, for the mailing or to prove the address of an account. */
export const mustConfirm = ({ confirmedAt, askedBy }: KeptSubscription) => confirmedAt === null || askedBy !== null

/**
 * The account that asked, while it is new: the shop signs an address up once more right after registering it, and knows no
 * login by then. Later, a visitor without a login does not ask for an account.
 */
const justRegistered = sql`(
  select ${customers.id} from ${customers}
  where ${customers.id} = ${subscriptions.askedBy} and ${customers.createdAt} > now() - interval '10 minutes'
)`

/** Writes down who wants which mailing, and sends nothing. */
export async function rememberWish(
  tx: DatabaseTransaction,
  { asker, ...wanted }: WantedSubscription,
): Promise<KeptSubscription> {
  const { shopId: shop, email: address, type: mailing, confirmedAt } = subscriptions
  const email = wanted.email.trim().toLowerCase()
  const askedBy = asker.kind === 'unproven' ? asker.customerId : null
  const isProven = asker.kind === 'owner'
  const [kept] = await tx
    .insert(subscriptions)
    .values({ ...wanted, id: randomUUID(), email, askedBy, ...(isProven && { confirmedAt: sql`now()` }) })
    .onConflictDoUpdate({
      target: [shop, address, mailing],
      set: isProven
        ? { confirmedAt: sql`coalesce(${confirmedAt}, now())`, askedBy }
        : { origin: wanted.origin, askedBy: askedBy ?? justRegistered },
    })
    .returning()
  return kept ?? unreachable('An upsert returns its row')
}

/** How many mails a day ask an address at the wish of a customer with that address. Any other visitor's wish sends one. */
const MAILS_FOR_CUSTOMER = 3

/** Queues a mail that asks the owner of an address, unless today's have been sent or the latest is still on its way. */
async function askOwner(tx: DatabaseTransaction, { id }: KeptSubscription, mailsPerDay: number): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const keys = Array.from({ length: mailsPerDay }, (_, index) => `newsletter:${id}:${today}:${index + 1}`)
  const queued = await tx.select().from(outbox).where(inArray(outbox.key, keys))
  const key = keys[queued.length]
  if (key === undefined || queued.some(({ doneAt, deadAt }) => !doneAt && !deadAt)) return
  await enqueue(tx, { kind: 'newsletter-confirmation', subjectId: id, key })
}

/** Writes down at the account whether its owner wants the newsletter, so that profile and subscription say the same. */
async function setWish(tx: DatabaseTransaction, whose: SQL | undefined, receiveMarketingMaterials: boolean) {
  await tx.update(customers).set({ receiveMarketingMaterials }).where(whose)
}

/** The account with the address of a subscription. */
const hasAddressOf = ({ shopId, email }: Pick<KeptSubscription, 'shopId' | 'email'>) =>
  and(eq(customers.shopId, shopId), eq(customers.email, email))

const isThis = ({ shopId, id }: SubscriptionKey) => and(eq(subscriptions.shopId, shopId), eq(subscriptions.id, id))

/** A subscription by its id, confirmed or not. */
export async function findSubscription(db: Database, key: SubscriptionKey): Promise<KeptSubscription | undefined> {
  const [kept] = await db.select().from(subscriptions).where(isThis(key))
  return kept
}

/**
 * Begins a mailing that its owner has said yes to, and proves the address of the account that asked for it. Returns whether
 * there was such a subscription.
 */
export const confirmSubscription = (db: Database, key: SubscriptionKey): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [kept] = await tx.select().from(subscriptions).where(isThis(key)).for('update')
    if (!kept) return false
    await tx
      .update(subscriptions)
      .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())`, askedBy: null })
      .where(isThis(key))
    if (kept.askedBy) await proveEmail(tx, kept.askedBy, kept.email)
    await setWish(tx, and(hasAddressOf(kept), isNotNull(customers.emailProvenAt)), true)
    return true
  })

async function proveEmail(tx: DatabaseTransaction, customerId: string, email: string): Promise<void> {
  await tx
    .update(customers)
    .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
    .where(and(eq(customers.id, customerId), eq(customers.email, email)))
}

/** Ends a mailing, asked for or confirmed; says whether there was one. */
export const endSubscription = (db: Database, key: SubscriptionKey): Promise<boolean> =>
  db.transaction((tx) => end(tx, isThis(key)))

async function end(tx: DatabaseTransaction, which: SQL | undefined): Promise<boolean> {
  const [ended] = await tx.delete(subscriptions).where(which).returning()
  if (ended) await setWish(tx, hasAddressOf(ended), false)
  return ended !== undefined
}

/** What a customer's proven address is subscribed to; nothing for an address that a stranger may have registered with. */
export async function subscriptionOf(db: Database, shopId: string, customerId: string, type: string) {
  const { email, isProven } = await addressOf(db, customerId)
  if (!isProven) return undefined
  const isTheirs = and(eq(subscriptions.shopId, shopId), eq(subscriptions.email, email))
  const [kept] = await db
    .select()
    .from(subscriptions)
    .where(and(isTheirs, eq(subscriptions.type, type), isNotNull(subscriptions.confirmedAt)))
  return kept
}

/** Ends a subscription that a customer speaks for; says whether it was one. */
export const unsubscribe = (db: Database, shopId: string, customerId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const mine = ownSubscriptions(customerId, await addressOf(tx, customerId))
    return end(tx, and(isThis({ shopId, id }), mine))
  })

/** Ends all that a customer is subscribed to or has asked for, where the profile says that nothing is wanted. */
export async function endOwnSubscriptions(tx: DatabaseTransaction, { id, shopId, email, emailProvenAt }: Customer) {
  const mine = ownSubscriptions(id, { email, isProven: emailProvenAt !== null })
  await tx.delete(subscriptions).where(and(eq(subscriptions.shopId, shopId), mine))
}

/**
 * The subscriptions that a customer speaks for: those of the proven address, otherwise what the account itself has asked for
 * and its address has not answered yet.
 */
const ownSubscriptions = (customerId: string, { email, isProven }: Address) =>
  and(
    eq(subscriptions.email, email),
    isProven ? undefined : and(eq(subscriptions.askedBy, customerId), isNull(subscriptions.confirmedAt)),
  )

/** How an address relates to a logged-in customer. A visitor can register with any address, so that proves nothing. */
export async function askerOf(db: Database, customerId: string | undefined, typed: string): Promise<Asker> {
  if (customerId === undefined) return { kind: 'anybody' }
  const { email, isProven } = await addressOf(db, customerId)
  if (email !== typed.trim().toLowerCase()) return { kind: 'anybody' }
  return { kind: isProven ? 'owner' : 'unproven', customerId }
}

interface Address {
  email: string
  isProven: boolean
}

/** The address of a customer's account, and whether its owner is known to read what is sent there. */
async function addressOf(db: Database | DatabaseTransaction, customerId: string): Promise<Address> {
  const [customer] = await db
    .select({ email: customers.email, provenAt: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, customerId))
  // The account is gone, its token not yet.
  if (!customer) throw unauthorised()
  return { email: customer.email, isProven: customer.provenAt !== null }
}
