import { and, eq, inArray } from 'drizzle-orm'
import type { DatabaseTransaction } from '../../database/database.ts'
import { subscriptions } from '../subscription-tables.ts'

interface Move {
  shopId: string
  from: string
  to: string
}

/**
 * Moves the subscriptions of one address to another and returns their ids. If the other address has confirmed the same
 * mailing, it keeps its subscription, and the previous address's one ends.
 */
export async function moveSubscriptions(tx: DatabaseTransaction, { shopId, from, to }: Move): Promise<string[]> {
  const kept = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.shopId, shopId), inArray(subscriptions.email, [from, to])))
    .for('update')
  const moved: string[] = []
  for (const { id, type } of kept.filter(({ email }) => email === from)) {
    const twin = kept.find((one) => one.email === to && one.type === type)
    if (twin) await tx.delete(subscriptions).where(eq(subscriptions.id, twin.confirmedAt ? id : twin.id))
    if (twin?.confirmedAt) continue
    await tx.update(subscriptions).set({ email: to }).where(eq(subscriptions.id, id))
    moved.push(id)
  }
  return moved
}

/** Moves subscriptions back to their previous address, unless it has subscribed to the same mailing again. */
export async function moveSubscriptionsBack(
  tx: DatabaseTransaction,
  { shopId, from, to }: Move,
  ids: readonly string[],
): Promise<void> {
  const isOfEither = and(eq(subscriptions.shopId, shopId), inArray(subscriptions.email, [from, to]))
  const kept = await tx.select().from(subscriptions).where(isOfEither).for('update')
  const back = kept.filter(({ id, type }) => {
    const isThere = kept.some((one) => one.email === to && one.type === type)
    return ids.includes(id) && !isThere
  })
  const backIds = back.map(({ id }) => id)
  await tx.update(subscriptions).set({ email: to }).where(inArray(subscriptions.id, backIds))
}
