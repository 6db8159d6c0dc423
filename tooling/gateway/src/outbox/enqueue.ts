import type { DatabaseTransaction } from '../database/database.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'
import { outbox } from './outbox-tables.ts'

/** Work outside the database that follows from a change of the database. */
export interface OutboxEntry {
  kind: OutboxKind
  /** The id of the row that the work is about. `outbox.subjectId` lists the tables. */
  subjectId: string
  /** Names the event, so that it is stored once. By default one event of a kind happens to each subject. */
  key?: string
  /** When it is due. By default at once. */
  dueAt?: Date
}

/**
 * Stores entries with the change that causes them, in the same database transaction. An entry whose key is stored already
 * is ignored. The caller triggers the outbox after the commit.
 */
export async function enqueue(tx: DatabaseTransaction, ...entries: readonly OutboxEntry[]): Promise<void> {
  const rows = entries.map(({ key, ...entry }) => ({ ...entry, key: key ?? `${entry.kind}:${entry.subjectId}` }))
  await tx.insert(outbox).values(rows).onConflictDoNothing()
}
