import type { DatabaseTransaction } from '../database/database.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'
import { outbox } from '../outbox/outbox-tables.ts'

/** Has the outbox do something about an order, once however often it is put in. */
export async function putIntoOutbox(tx: DatabaseTransaction, kind: OutboxKind, transactionId: string): Promise<void> {
  await put(tx, `${kind}:${transactionId}`, kind, transactionId)
}

/** The same for something that may be tried anew after it has failed. */
export async function putAttemptIntoOutbox(
  tx: DatabaseTransaction,
  kind: OutboxKind,
  transactionId: string,
  attempt: number,
): Promise<void> {
  await put(tx, `${kind}:${transactionId}:${attempt}`, kind, transactionId)
}

const put = (tx: DatabaseTransaction, key: string, kind: OutboxKind, subjectId: string) =>
  tx.insert(outbox).values({ key, kind, subjectId }).onConflictDoNothing()
