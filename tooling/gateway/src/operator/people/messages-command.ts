import { desc } from 'drizzle-orm'
import { contactMessages } from '../../contact/contact-tables.ts'
import type { Database } from '../../database/database.ts'
import { oneLine } from '../../mails/one-line.ts'
import { readShopClock, type ShopClock } from '../shop-clock.ts'

const SHOWN = 20

/** Lists visitors' messages to customer service, in case the mail with one was lost. */
export const messagesCommand = {
  forms: { '': `the latest ${SHOWN} messages to customer service, withdrawals among them` },
  run: async (db: Database): Promise<string> => {
    const latest = await db.select().from(contactMessages).orderBy(desc(contactMessages.receivedAt)).limit(SHOWN)
    const clock = await readShopClock(db)
    return latest.map((message) => inWords(message, clock)).join('\n\n') || 'There are none.'
  },
}

/** Formats a message with a line about its sender. Control characters are removed, because they could steer a terminal. */
function inWords(
  { receivedAt, shopId, name, email, phone, message }: typeof contactMessages.$inferSelect,
  clock: ShopClock,
): string {
  const written = message.split(/\r?\n/).map((line) => `    ${oneLine(line)}`)
  return [[clock(shopId, receivedAt), shopId, oneLine(name), email, phone].filter(Boolean).join('  '), ...written].join(
    '\n',
  )
}
