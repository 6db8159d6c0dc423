import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { formatMoney } from '../../money/format.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { inColumns } from '../columns.ts'
import type { Asked } from '../operator-command.ts'
import { readShopClock, type ShopClock } from '../shop-clock.ts'
import { UsageError } from '../usage-error.ts'

/** The result page shows eight letters of a number. Fewer would also match other payments. */
const SHORTEST = 8
const SHOWN = 20

/** Finds payments by the number on the result page, or by its beginning. */
export async function findPayments(
  db: Database,
  words: readonly string[],
  { shopId }: Pick<Asked, 'shopId'>,
): Promise<string> {
  // Customers read the number out in groups.
  const wanted = lettersOf(words.join(''))
  if (wanted.length < SHORTEST) throw new UsageError()
  const isWanted = or(beginsWith(transactions.id, wanted), beginsWith(transactions.paymentId, wanted))
  const found = await db
    .select()
    .from(transactions)
    .where(and(isWanted, shopId ? eq(transactions.shopId, shopId) : undefined))
    .orderBy(desc(transactions.createdAt))
    .limit(SHOWN)
  if (found.length === 0) throw new Error(`There is no payment whose number begins with ${wanted}.`)
  const clock = await readShopClock(db)
  return inColumns(found.map((payment) => rowOf(payment, clock)))
}

const lettersOf = (number: string) => number.replaceAll(/[^\da-z]/gi, '').toLowerCase()

const beginsWith = (column: AnyPgColumn, letters: string) =>
  sql`starts_with(lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g')), ${letters})`

function rowOf(
  { createdAt, shopId, id, provider, paymentId, status, orderNumber, draft }: typeof transactions.$inferSelect,
  clock: ShopClock,
) {
  const total = formatMoney(draft.totals.total, { ...draft.style, isHidden: false })
  const payment = paymentId === null ? 'no payment' : `payment ${paymentId} at ${provider}`
  return [clock(shopId, createdAt), shopId, status, total, orderNumber ?? 'no order', `transaction ${id}`, payment]
}
