import type { CalendarDay } from '@shop/domain/reading/moments.ts'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import type { Shop } from '../../shops/shop.ts'
import { refillReminders } from '../refill-tables.ts'

/** A reminder as stored. */
export type RefillReminder = typeof refillReminders.$inferSelect

/** The hour of the mail, in UTC: the morning in all our markets. */
const HOUR = 7

/** For how many days the link of a mail works, and for how many after it has filled a cart. */
const LINK_DAYS = 90
const USED_DAYS = 30

const days = (count: number) => sql`interval '1 day' * ${count}`

/**
 * Stores that the customer of an order wants a mail on a day. An order has one reminder: asking again moves it. One that was ended
 * by its mail stays ended: the address of the order may be that of a stranger, who wants no more mails.
 */
export const askForRefill = (
  db: Database,
  { day, ...asked }: Pick<RefillReminder, 'shopId' | 'transactionId' | 'origin'> & { day: CalendarDay },
): Promise<void> =>
  db.transaction(async (tx) => {
    const dueAt = new Date(day.getTime() + HOUR * 3_600_000)
    const expiresAt = sql`${dueAt}::timestamptz + ${days(LINK_DAYS)}`
    const [kept] = await tx
      .insert(refillReminders)
      .values({ ...asked, id: randomUUID(), dueAt, expiresAt })
      .onConflictDoUpdate({
        target: refillReminders.transactionId,
        set: { origin: asked.origin, dueAt, expiresAt },
        setWhere: isNull(refillReminders.endedAt),
      })
      .returning()
    if (!kept) throw new Refusal(409, ['refill-ended'])
    await tx.delete(outbox).where(and(eq(outbox.subjectId, kept.id), isNull(outbox.doneAt)))
    const key = `refill-reminder:${kept.id}:${dueAt.toISOString().slice(0, 10)}`
    await enqueue(tx, { kind: 'refill-reminder', subjectId: kept.id, key, dueAt })
  })

/** Returns the field of an order that tells when its customer will be reminded. Empty where no mail is due. */
export async function refillField(
  db: Queries,
  { configuration }: Pick<Shop, 'configuration'>,
  transactionId: string,
): Promise<{ refillDay?: string }> {
  if (!configuration.refillMails) return {}
  const { dueAt, endedAt } = refillReminders
  const [due] = await db
    .select({ day: dueAt })
    .from(refillReminders)
    .where(and(eq(refillReminders.transactionId, transactionId), isNull(endedAt), gt(dueAt, sql`now()`)))
  return due ? { refillDay: due.day.toISOString().slice(0, 10) } : {}
}

/** Finds a reminder whose link still works. */
export async function findRefill(db: Queries, id: string): Promise<RefillReminder | undefined> {
  const { endedAt, expiresAt } = refillReminders
  const [found] = await db
    .select()
    .from(refillReminders)
    .where(and(eq(refillReminders.id, id), isNull(endedAt), gt(expiresAt, sql`now()`)))
  return found
}

/** Lets a link that has filled a cart expire earlier. */
export async function markFilled(db: Queries, id: string): Promise<void> {
  const { expiresAt } = refillReminders
  await db
    .update(refillReminders)
    .set({ expiresAt: sql`least(${expiresAt}, now() + ${days(USED_DAYS)})` })
    .where(eq(refillReminders.id, id))
}

/** Ends a reminder for good. Nothing happens to one that has ended. */
export async function endRefill(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(refillReminders)
      .set({ endedAt: sql`coalesce(${refillReminders.endedAt}, now())` })
      .where(eq(refillReminders.id, id))
    await tx.delete(outbox).where(and(eq(outbox.subjectId, id), isNull(outbox.doneAt)))
  })
}
