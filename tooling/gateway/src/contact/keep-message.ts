import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { contactMessages } from './contact-tables.ts'

/** What somebody wrote to a shop, with where links in its mails lead to. */
export type WrittenMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'receivedAt'>

/** Keeps a message, and lets the outbox mail it to the shop and a receipt to whoever wrote it. */
export const keepMessage = (db: Database, message: WrittenMessage): Promise<void> =>
  db.transaction(async (tx) => {
    const id = randomUUID()
    await tx.insert(contactMessages).values({ ...message, id, email: message.email.toLowerCase() })
    await enqueue(tx, { kind: 'contact-message', subjectId: id }, { kind: 'contact-receipt', subjectId: id })
  })
