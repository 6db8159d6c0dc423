import type { DatabaseTransaction } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'

/** Has the outbox do something about an order, once however often it is put in. */
export async function putIntoOutbox(tx: DatabaseTransaction, kind: OutboxKind, transactionId: string): Promise<void> {
  const item = { key: `${kind}:${transactionId}`, kind, subjectId: transactionId }
  await tx.insert(outbox).values(item).onConflictDoNothing()
}
