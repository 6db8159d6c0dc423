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

/** What somebody asks for. */
export interface WantedSubscription extends Pick<KeptSubscription, 'shopId' | 'email' | 'type' | 'origin'> {
  /** The address is known to be that of whoever asks. */
  isProven: boolean
}

/**
 * Subscribes an address. Unless it is proven, a mail asks its owner first, once a day at most however often somebody asks;
 * one that gets the mailing already keeps its subscription, and the answer does not show it.
 */
export const subscribe = (db: Database, wanted: WantedSubscription): Promise<KeptSubscription> =>
  db.transaction(async (tx) => {
    const kept = await upsert(tx, wanted)
    if (kept.confirmedAt === null) await askOwner(tx, kept)
    return kept
  })

async function upsert(tx: DatabaseTransaction, { isProven, ...wanted }: WantedSubscription): Promise<KeptSubscription> {
  const { shopId: shop, email: address, type: mailing, confirmedAt } = subscriptions
  const email = wanted.email.trim().toLowerCase()
  const [kept] = await tx
    .insert(subscriptions)
    .values({ ...wanted, id: randomUUID(), email, ...(isProven && { confirmedAt: sql`now()` }) })
    .onConflictDoUpdate({
      target: [shop, address, mailing],
      set: isProven ? { confirmedAt: sql`coalesce(${confirmedAt}, now())` } : { origin: wanted.origin },
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

/** Begins a mailing that its owner has said yes to; says whether somebody had asked for it. */
export async function confirmSubscription(db: Database, key: SubscriptionKey): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())` })
    .where(isThis(key))
  return confirmed.rowCount === 1
}

/** Ends a mailing, asked for or confirmed; says whether there was one. */
export async function endSubscription(db: Database, key: SubscriptionKey): Promise<boolean> {
  const ended = await db.delete(subscriptions).where(isThis(key))
  return ended.rowCount === 1
}

/** What a customer's address is subscribed to. */
export async function subscriptionOf(db: Database, shopId: string, customerId: string, type: string) {
  const email = await emailOf(db, customerId)
  const isTheirs = and(eq(subscriptions.shopId, shopId), eq(subscriptions.email, email))
  const [kept] = await db
    .select()
    .from(subscriptions)
    .where(and(isTheirs, eq(subscriptions.type, type), isNotNull(subscriptions.confirmedAt)))
  return kept
}

/** Ends a subscription of the customer's own address; says whether it was one. */
export async function unsubscribe(db: Database, shopId: string, customerId: string, id: string): Promise<boolean> {
  const email = await emailOf(db, customerId)
  const ended = await db.delete(subscriptions).where(and(isThis({ shopId, id }), eq(subscriptions.email, email)))
  return ended.rowCount === 1
}

/** Whether an address is that of a customer who is known to read it: anybody can register with anybody's. */
export async function isProvenEmail(db: Database, customerId: string, email: string): Promise<boolean> {
  const isTheirs = and(eq(customers.id, customerId), eq(customers.email, email.trim().toLowerCase()))
  return (await db.$count(customers, and(isTheirs, isNotNull(customers.emailProvenAt)))) === 1
}

/** The address of a customer's account. */
async function emailOf(db: Database, customerId: string): Promise<string> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  // The account is gone, its token not yet.
  if (!customer) throw unauthorised()
  return customer.email
}
