import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { webhookInbox } from '../../payments/webhook-tables.ts'
import { inColumns, minuteOf } from '../columns.ts'
import { progressOf } from '../progress.ts'

const SHOWN = 50

/** Lists the latest messages of payment providers, and whether they are processed. */
export async function listWebhooks(db: Database): Promise<string> {
  const latest = await db
    .select({ message: webhookInbox, item: outbox })
    .from(webhookInbox)
    .leftJoin(outbox, eq(outbox.subjectId, webhookInbox.id))
    .orderBy(desc(webhookInbox.receivedAt))
    .limit(SHOWN)
  if (latest.length === 0) return 'There are none.'
  return inColumns(
    latest.map(({ message: { receivedAt, id }, item }) => [
      minuteOf(receivedAt),
      id,
      // Old entries that are done have been deleted from the outbox.
      item ? progressOf(item) : 'done',
      item?.lastError ?? '',
    ]),
  )
}
