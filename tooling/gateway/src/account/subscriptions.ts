import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers, subscriptions } from '../database/schema.ts'
import { unreachable } from '../failures/unreachable.ts'
import { unauthorised } from '../http/refusal.ts'

/** A mailing somebody gets. */
export type KeptSubscription = typeof subscriptions.$inferSelect

/** Subscribes an address; one that gets the mailing already keeps its subscription, and the answer does not show it. */
export async function subscribe(db: Database, shopId: string, email: string, type: string): Promise<KeptSubscription> {
  const { shopId: shop, email: address, type: mailing } = subscriptions
  const wanted = { id: randomUUID(), shopId, email: email.trim().toLowerCase(), type }
  const [kept] = await db
    .insert(subscriptions)
    .values(wanted)
    // An update that changes nothing gives back the row that is there.
    .onConflictDoUpdate({ target: [shop, address, mailing], set: { type } })
    .returning()
  return kept ?? unreachable('An upsert returns its row')
}

/** What a customer's address is subscribed to. */
export async function subscriptionOf(db: Database, shopId: string, customerId: string, type: string) {
  const email = await emailOf(db, customerId)
  const isTheirs = and(eq(subscriptions.shopId, shopId), eq(subscriptions.email, email))
  const [kept] = await db
    .select()
    .from(subscriptions)
    .where(and(isTheirs, eq(subscriptions.type, type)))
  return kept
}

/** Ends a subscription of the customer's own address; says whether it was one. */
export async function unsubscribe(db: Database, shopId: string, customerId: string, id: string): Promise<boolean> {
  const email = await emailOf(db, customerId)
  const isTheirs = and(eq(subscriptions.shopId, shopId), eq(subscriptions.email, email))
  const ended = await db.delete(subscriptions).where(and(isTheirs, eq(subscriptions.id, id)))
  return ended.rowCount === 1
}

async function emailOf(db: Database, customerId: string): Promise<string> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  // The account is gone, its token not yet.
  if (!customer) throw unauthorised()
  return customer.email
}
