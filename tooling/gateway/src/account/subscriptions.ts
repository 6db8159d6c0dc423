import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { customers, outbox, subscriptions } from '../database/schema.ts'
import { unreachable } from '../failures/unreachable.ts'
import { unauthorised } from '../http/refusal.ts'

/** A mailing somebody gets, or asked for. */
export type KeptSubscription = typeof subscriptions.$inferSelect

/** Which subscription of which shop. */
export type SubscriptionKey = Pick<KeptSubscription, 'shopId' | 'id'>

/** What a visitor asks for. */
export interface WantedSubscription extends Pick<KeptSubscription, 'shopId' | 'email' | 'type' | 'origin'> {
  asker: Asker
}

/** How the asked address relates to the visitor: proven to be theirs, that of their unproven account, or anybody's. */
export type Asker = { kind: 'owner' } | { kind: 'unproven'; customerId: string } | { kind: 'anybody' }

/**
 * Subscribes an address. Unless the visitor is its proven owner, a mail asks the owner first, at most once a day. An address
 * that gets the mailing already keeps its subscription, and the answer does not show it.
 */
export const subscribe = (db: Database, wanted: WantedSubscription): Promise<KeptSubscription> =>
  db.transaction(async (tx) => {
    const kept = await upsert(tx, wanted)
    if (mustConfirm(kept)) await askOwner(tx, kept)
    return kept
  })

/** Whether its owner is still to be asked, for the mailing or to prove the address of an account. */
export const mustConfirm = ({ confirmedAt, askedBy }: KeptSubscription) => confirmedAt === null || askedBy !== null

async function upsert(tx: DatabaseTransaction, { asker, ...wanted }: WantedSubscription): Promise<KeptSubscription> {
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
        : { origin: wanted.origin, askedBy },
    })
    .returning()
  return kept ?? unreachable('An upsert returns its row')
}

async function askOwner(tx: DatabaseTransaction, { id }: KeptSubscription): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  await tx
    .insert(outbox)
    .values({ key: `newsletter:${id}:${today}`, kind: 'newsletter-confirmation', subjectId: id })
    .onConflictDoNothing()
}

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
    return true
  })

async function proveEmail(tx: DatabaseTransaction, customerId: string, email: string): Promise<void> {
  await tx
    .update(customers)
    .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
    .where(and(eq(customers.id, customerId), eq(customers.email, email)))
}

/** Ends a mailing, asked for or confirmed; says whether there was one. */
export async function endSubscription(db: Database, key: SubscriptionKey): Promise<boolean> {
  const ended = await db.delete(subscriptions).where(isThis(key))
  return ended.rowCount === 1
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

/** Ends a subscription of the customer's own proven address; says whether it was one. */
export async function unsubscribe(db: Database, shopId: string, customerId: string, id: string): Promise<boolean> {
  const { email, isProven } = await addressOf(db, customerId)
  if (!isProven) return false
  const ended = await db.delete(subscriptions).where(and(isThis({ shopId, id }), eq(subscriptions.email, email)))
  return ended.rowCount === 1
}

/** How an address relates to a logged-in customer. A visitor can register with any address, so that proves nothing. */
export async function askerOf(db: Database, customerId: string | undefined, typed: string): Promise<Asker> {
  if (customerId === undefined) return { kind: 'anybody' }
  const { email, isProven } = await addressOf(db, customerId)
  if (email !== typed.trim().toLowerCase()) return { kind: 'anybody' }
  return isProven ? { kind: 'owner' } : { kind: 'unproven', customerId }
}

/** The address of a customer's account, and whether its owner is known to read what is sent there. */
async function addressOf(db: Database, customerId: string): Promise<{ email: string; isProven: boolean }> {
  const [customer] = await db
    .select({ email: customers.email, provenAt: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, customerId))
  // The account is gone, its token not yet.
  if (!customer) throw unauthorised()
  return { email: customer.email, isProven: customer.provenAt !== null }
}
