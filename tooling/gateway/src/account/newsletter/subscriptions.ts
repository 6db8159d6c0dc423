import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { randomUUID } from 'node:crypto'
import { SUBSCRIPTION_TYPE } from '@shop/domain/account/account.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database, DatabaseTransaction } from '../../database/database.ts'
import { databaseTime } from '../../database/database-time.ts'
import { unreachable } from '../../failures/unreachable.ts'
import { unauthorised } from '../../http/refusal.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { subscriptions } from '../subscription-tables.ts'

/** A subscription as stored, confirmed or pending. */
export type KeptSubscription = typeof subscriptions.$inferSelect

export type SubscriptionKey = Pick<KeptSubscription, 'shopId' | 'id'>

export interface WantedSubscription extends Pick<KeptSubscription, 'shopId' | 'email' | 'type' | 'origin'> {
  asker: Asker
}

/** How the typed address relates to the visitor: proven to be theirs, that of their unproven account, or unknown. */
export type Asker =
  | { kind: 'owner'; customerId: string }
  | { kind: 'unproven'; customerId: string }
  | { kind: 'anybody' }

/**
 * Subscribes an address. Unless the visitor is its proven owner, a mail asks the owner first, at most once a day. A customer
 * whose account has the address can request the mail more often. An existing subscription stays, and the answer does not
 * show it.
 */
export const subscribe = (db: Database, wanted: WantedSubscription): Promise<KeptSubscription> =>
  db.transaction(async (tx) => {
    const kept = await rememberWish(tx, wanted)
    if (mustConfirm(kept)) await askOwner(tx, kept, wanted.asker.kind === 'unproven' ? MAILS_FOR_CUSTOMER : 1)
    return kept
  })

/** True while the owner still has to confirm the mailing or the address of an account. */
export const mustConfirm = ({ confirmedAt, askedBy }: KeptSubscription) => confirmedAt === null || askedBy !== null

/**
 * The account that asked, for ten minutes after it was created. The shop subscribes an address again right after registering
 * it, without a login. Later requests without a login do not count for an account.
 */
const justRegistered = sql`(
  select ${customers.id} from ${customers}
  where ${customers.id} = ${subscriptions.askedBy} and ${customers.createdAt} > now() - interval '10 minutes'
)`

/** Stores a wanted subscription without sending a mail. */
export async function rememberWish(
  tx: DatabaseTransaction,
  { asker, ...wanted }: WantedSubscription,
): Promise<KeptSubscription> {
  const { shopId: shop, email: address, type: mailing, confirmedAt } = subscriptions
  const askedBy = asker.kind === 'unproven' ? asker.customerId : null
  const isProven = asker.kind === 'owner'
  const [kept] = await tx
    .insert(subscriptions)
    .values({ ...wanted, id: randomUUID(), askedBy, ...(isProven && { confirmedAt: sql`now()` }) })
    .onConflictDoUpdate({
      target: [shop, address, mailing],
      set: isProven
        ? { confirmedAt: sql`coalesce(${confirmedAt}, now())`, askedBy }
        : { origin: wanted.origin, askedBy: askedBy ?? justRegistered },
    })
    .returning()
  return kept ?? unreachable('An upsert returns its row')
}

/** The confirmation mails a day that a customer with the address can request. Other visitors can request one. */
const MAILS_FOR_CUSTOMER = 3

/** Queues a confirmation mail, unless the day's limit is reached or the latest mail is still in the outbox. */
async function askOwner(tx: DatabaseTransaction, { id }: KeptSubscription, mailsPerDay: number): Promise<void> {
  const today = (await databaseTime(tx)).toISOString().slice(0, 10)
  const keys = Array.from({ length: mailsPerDay }, (_, index) => `newsletter:${id}:${today}:${index + 1}`)
  const queued = await tx.select().from(outbox).where(inArray(outbox.key, keys))
  const key = keys[queued.length]
  if (key === undefined || queued.some(({ doneAt, deadAt }) => !doneAt && !deadAt)) return
  await enqueue(tx, { kind: 'newsletter-confirmation', subjectId: id, key })
}

/**
 * Whether a customer wants the newsletter: the proven address is subscribed, or the account itself has asked for it. The
 * only source of the profile's `receiveMarketingMaterials`.
 */
export async function wantsNewsletter(db: Database, customer: Customer): Promise<boolean> {
  const { id, shopId, email, emailProvenAt } = customer
  const isConfirmed = emailProvenAt ? isNotNull(subscriptions.confirmedAt) : undefined
  const wanted = and(
    eq(subscriptions.shopId, shopId),
    eq(subscriptions.email, email),
    eq(subscriptions.type, SUBSCRIPTION_TYPE),
    or(eq(subscriptions.askedBy, id), isConfirmed),
  )
  return (await db.$count(subscriptions, wanted)) > 0
}

const isThis = ({ shopId, id }: SubscriptionKey) => and(eq(subscriptions.shopId, shopId), eq(subscriptions.id, id))

/** Finds a subscription, confirmed or pending. */
export async function findSubscription(db: Database, key: SubscriptionKey): Promise<KeptSubscription | undefined> {
  const [kept] = await db.select().from(subscriptions).where(isThis(key))
  return kept
}

/**
 * Confirms a subscription and proves the address of the account that asked for it. Returns whether the subscription
 * existed.
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
    return true
  })

async function proveEmail(tx: DatabaseTransaction, customerId: string, email: string): Promise<void> {
  await tx
    .update(customers)
    .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
    .where(and(eq(customers.id, customerId), eq(customers.email, email)))
}

/** Ends a subscription, confirmed or pending. */
export async function endSubscription(db: Database, key: SubscriptionKey): Promise<void> {
  await db.delete(subscriptions).where(isThis(key))
}

/** Finds a customer's confirmed subscription. Returns undefined for an unproven address, which may belong to a stranger. */
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

/** Ends one of a customer's own subscriptions. Returns whether it existed. */
export const unsubscribe = (db: Database, shopId: string, customerId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => withdraw(tx, customerId, await addressOf(tx, customerId), isThis({ shopId, id })))

/** Ends all of a customer's own subscriptions. */
export const endOwnSubscriptions = (tx: DatabaseTransaction, { id, shopId, email, emailProvenAt }: Customer) =>
  withdraw(tx, id, { email, isProven: emailProvenAt !== null }, eq(subscriptions.shopId, shopId))

/**
 * Ends a customer's own subscriptions: those of the proven address, and the pending ones that the account has asked for.
 * Returns whether there was one.
 */
async function withdraw(
  tx: DatabaseTransaction,
  customerId: string,
  { email, isProven }: Address,
  which: SQL | undefined,
): Promise<boolean> {
  const theirs = and(which, eq(subscriptions.email, email))
  const isAskedFor = eq(subscriptions.askedBy, customerId)
  const isOwn = isProven ? undefined : and(isAskedFor, isNull(subscriptions.confirmedAt))
  const ended = await tx.delete(subscriptions).where(and(theirs, isOwn)).returning()
  // The owner of an unproven address keeps a confirmed subscription, but the link in the mail must not prove the account.
  const kept = await tx.update(subscriptions).set({ askedBy: null }).where(and(theirs, isAskedFor)).returning()
  return ended.length + kept.length > 0
}

/** Tells how an address relates to a customer. Registering does not prove an address, because any can be typed. */
export async function askerOf(db: Database, customerId: string | undefined, typed: string): Promise<Asker> {
  if (customerId === undefined) return { kind: 'anybody' }
  const { email, isProven } = await addressOf(db, customerId)
  if (email !== storedEmail(typed)) return { kind: 'anybody' }
  return { kind: isProven ? 'owner' : 'unproven', customerId }
}

interface Address {
  email: string
  isProven: boolean
}

/** Returns the address of a customer's account, and whether it is proven that its owner reads mail there. */
async function addressOf(db: Database | DatabaseTransaction, customerId: string): Promise<Address> {
  const [customer] = await db
    .select({ email: customers.email, provenAt: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, customerId))
  // The account was deleted before its token expired.
  if (!customer) throw unauthorised()
  return { email: customer.email, isProven: customer.provenAt !== null }
}
