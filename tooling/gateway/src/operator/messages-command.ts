import { desc } from 'drizzle-orm'
import { contactMessages } from '../contact/contact-tables.ts'
import type { Database } from '../database/database.ts'
import { oneLine } from '../mails/one-line.ts'
import { minuteOf } from './columns.ts'
import { UsageError } from './usage-error.ts'

const SHOWN = 20

/** Shows what visitors have written, for when a mailbox has lost it. */
export const messagesCommand = {
  usage: '',
  help: `the latest ${SHOWN} messages to customer service, withdrawals among them`,
  run: async (db: Database, words: readonly string[]): Promise<string> => {
    if (words.length > 0) throw new UsageError('npm run gateway -- messages')
    const latest = await db.select().from(contactMessages).orderBy(desc(contactMessages.receivedAt)).limit(SHOWN)
    return latest.map(inWords).join('\n\n') || 'There are none.'
  },
}

/** A line about it, and below it what was written, without what would steer a terminal. */
function inWords({ receivedAt, shopId, name, email, phone, message }: typeof contactMessages.$inferSelect): string {
  const written = message.split(/\r?\n/).map((line) => `    ${oneLine(line)}`)
  return [[minuteOf(receivedAt), shopId, oneLine(name), email, phone].filter(Boolean).join('  '), ...written].join('\n')
}
