import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foldedEmail } from '@shop/domain/fields/same-email.ts'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { ownMigrations } from '../paths.ts'
import { source } from '../../testing/paths.ts'

const MIGRATION = readFileSync(globSync(`${ownMigrations}/*_stored_emails.sql`)[0]!, 'utf8')

/** Addresses in every script that the migration lists, as they are typed. The last capital sigma of a word is none of them. */
const letters = fc.oneof(
  fc.string({ unit: 'grapheme-ascii' }),
  fc
    .integer({ min: 0xc0, max: 0x1fff })
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter) && !/[İΣς]/.test(letter)),
)
const typedEmails = fc
  .tuple(fc.constantFrom('', ' ', '\t\u00A0'), letters, letters, fc.constantFrom('NFC', 'NFD'))
  .map(([space, one, other, form]) => `${space}${one}@${other}.dk${space}`.normalize(form).replaceAll('\0', ''))

describe('stored e-mails', () => {
  describe.each(['C', 'C.UTF-8'] as const)(
    'addresses stored by an earlier gateway, in a database of the locale %s',
    (locale) => {
      const gateway = useTestGateway({ locale })
      const query = async (sql: string, values?: unknown[]) => (await gateway.database.pool.query(sql, values)).rows

      it('get the form in which this gateway compares them [API-49]', async () => {
        const typed = fc.sample(typedEmails, 500)
        await query(
          `insert into vat_declarations (transaction_id, shop_id, order_number, declared_by, address, goods, vat_exempt_minor,
        text_version) select 't' || position, 'test_uk', '', '', jsonb_build_object('email', email), '[]', 0, ''
        from unnest($1::text[]) with ordinality as sent (email, position)`,
          [typed],
        )
        await query(MIGRATION)
        const stored = await query(
          `select address ->> 'email' as email from vat_declarations order by substr(transaction_id, 2)::int`,
        )
        expect(stored.map(({ email }) => email)).toEqual(typed.map(foldedEmail))
      })

      it('get it in orders and transactions, in both addresses [API-49]', async () => {
        const shopper = createShopper(gateway.fetch, 'test_free')
        await shopper.add({ battery: 1 })
        const deliveryAddress = { ...shopper.address, city: 'Lund' }
        await shopper.placeOrder({ customProperties: { cprNumber: '251248-9996' }, deliveryAddress })
        for (const table of ['orders', 'transactions']) {
          for (const part of ['invoiceAddress', 'deliveryAddress']) {
            await query(`update ${table} set draft = jsonb_set(draft, '{${part},email}', '" ÅSE@Example.com "')`)
          }
        }
        await query(MIGRATION)
        const parts = `draft -> 'invoiceAddress' ->> 'email' as one, draft -> 'deliveryAddress' ->> 'email' as other`
        const stored = await query(`select ${parts} from orders union all select ${parts} from transactions`)
        const moved = { one: 'åse@example.com', other: 'åse@example.com' }
        expect(stored).toEqual([moved, moved])
      })

      it('keep two accounts apart that would have the same one [API-49]', async () => {
        const [twin, single] = ['å@example.com', 'ö@example.com']
        await query(
          `insert into customers (id, shop_id, email, password_hash, first_name, last_name)
        select 'c-' || position, 'test_dk', email, '', '', '' from unnest($1::text[]) with ordinality as sent (email, position)`,
          [[twin, twin.normalize('NFD'), single.normalize('NFD')]],
        )
        await query(MIGRATION)
        const stored = await query(`select email from customers where id in ('c-1', 'c-2', 'c-3') order by id`)
        expect(stored).toEqual([{ email: twin }, { email: twin.normalize('NFD') }, { email: single }])
      })
    },
  )

  it('every column for an e-mail address writes and compares the stored form [API-49]', async () => {
    const files = globSync(path.join(source, '*/*-tables.ts'))
    const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))
    const tables = modules.flatMap((exported) => Object.values(exported)).filter((value) => value instanceof PgTable)
    const columns = tables
      .flatMap((table) => getTableConfig(table).columns)
      .filter(({ name }) => name.endsWith('email'))
    expect(columns.length).toBeGreaterThan(5)
    for (const column of columns) expect(column.mapToDriverValue(' ÅSE@Example.com ')).toBe('åse@example.com')
  })
})
