import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'
import { sampleOrder } from '../sample-order.ts'

/** The tables that grow with every visitor. A query that scans one gets slower every day. */
export const LARGE_TABLES = [
  'carts',
  'orders',
  'outbox',
  'promo_code_uses',
  'sessions',
  'subscriptions',
  'throttles',
  'transactions',
  'webhook_inbox',
]

const draft = JSON.stringify(sampleOrder().draft)
const draftWithCpr = JSON.stringify({ ...sampleOrder().draft, encryptedCpr: 'v1.c2FtcGxl.c2FtcGxl' })

/**
 * Fills a shop with `count` transactions of one year and their rows in other tables. Two of three became orders, one of four
 * was never paid, one of fifty has a CPR number. `customerId` owns twenty of the orders.
 */
export async function fillDatabase(db: Database, count: number, customerId: string): Promise<void> {
  for (const statement of statements(count, customerId)) await db.execute(statement)
  await db.execute(sql`vacuum analyze`)
}

const series = (count: number) => sql.raw(`generate_series(1, ${Math.max(1, Math.round(count))}) n`)
// Row 1 is the newest.
const age = (count: number) => sql.raw(`now() - interval '365 days' * (n::float / ${count})`)
const draftOfRow = sql`case when n % 50 = 0 then ${draftWithCpr}::jsonb else ${draft}::jsonb end`
const userOfRow = (customerId: string) =>
  sql`case when n <= 30 then ${customerId} when n % 3 = 0 then 'c-' || n % 50000 else 'visitor-' || n end`

const statements = (count: number, customerId: string): SQL[] => [
  sql`insert into transactions (id, correlation_id, shop_id, user_id, status, is_current, cart_hash, form_hash, draft,
      amount_minor, currency, provider, payment_id, order_number, created_at, updated_at)
    select 't-' || n, 'c', 'test_dk', ${userOfRow(customerId)},
      case when n % 3 > 0 then 'paid' when n <= 15 then 'authorising' when n % 999 = 0 then 'pending' else 'cancelled' end,
      false, 'cart', 'form', ${draftOfRow}, 31550, 'DKK', 'nets', 'p-' || n, case when n % 3 > 0 then 'T' || n end,
      ${age(count)}, ${age(count)} from ${series(count)}`,
  sql`update transactions set held_because = 'amount-differs' where status = 'pending'`,
  sql`insert into orders (shop_id, order_number, transaction_id, user_id, status, payment_status, draft, placed_at)
    select 'test_dk', 'T' || n, 't-' || n, ${userOfRow(customerId)}, case when n < 5000 then 'Open' else 'Complete' end,
      'captured', ${draftOfRow}, ${age(count)} from ${series(count)} where n % 3 > 0`,
  sql`insert into carts (shop_id, user_id, version, lines, properties, is_revisited, updated_at)
    select 'test_dk', 'visitor-' || n, 1, '[{"id": "battery", "quantity": 1}]', '{}', n % 4 > 0, ${age(count / 2)}
    from ${series(count / 2)}`,
  sql`insert into outbox (key, kind, subject_id, due_at, done_at)
    select 'mail-' || n, 'newsletter-confirmation', 't-' || n, ${age(count)}, case when n > 10 then ${age(count)} end
    from ${series(count)}`,
  sql`insert into webhook_inbox (id, provider, body, received_at)
    select 'nets:' || n, 'nets', repeat('{"event": "payment"}', 40), ${age(count)} from ${series(count)}`,
  sql`insert into sessions (token_hash, shop_id, customer_id, expires_at)
    select 'token-' || n, 'test_dk', 'c-' || n % 50000, now() + interval '12 hours' * (n % 3 - 1) from ${series(count / 10)}`,
  sql`insert into throttles (key, count, window_ends_at)
    select 'throttle-' || n, 1, now() + interval '15 minutes' * (n % 3 - 1) from ${series(count / 10)}`,
  sql`insert into subscriptions (id, shop_id, email, type, confirmed_at, created_at)
    select 's-' || n, 'test_dk', n || '@example.com', 'Newsletter', case when n % 10 > 0 then now() end, ${age(count / 10)}
    from ${series(count / 10)}`,
  sql`insert into promo_code_uses (transaction_id, shop_id, code)
    select 't-' || n * 3, 'test_dk', 'ONCE' || n % 1000 from ${series(count / 20)}`,
]
