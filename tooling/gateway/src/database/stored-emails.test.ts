import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../account/password/password.ts'
import { runCommand } from '../operator/commands.ts'
import { createShopper, offlinePlatform, sureOperator, useTestGateway } from '../../testing/test.ts'
import { ownMigrations } from '../paths.ts'
import { source } from '../../testing/paths.ts'
import { moveStoredEmails, moveStoredEmailsOnce, PLAIN } from './move-stored-emails.ts'

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

const hash = (password: string) => hashPassword(password, offlinePlatform.passwordCost)

/** The stored form of the version that brought the migration. */
const foldedBefore = (email: string) => email.trim().normalize('NFC').toLowerCase()

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
        expect(stored.map(({ email }) => email)).toEqual(typed.map(foldedBefore))
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

  describe.each(['C', 'C.UTF-8'] as const)('addresses in an earlier form, in a database of the locale %s', (locale) => {
    const gateway = useTestGateway({ locale })
    const { db, pool } = { db: () => gateway.database.db, pool: () => gateway.database.pool }
    const query = async (sql: string, values?: unknown[]) => (await pool().query(sql, values)).rows
    const EARLIER = 'åse@høreapparat.dk'
    const STORED = 'åse@xn--hreapparat-0cb.dk'

    /** An account as an earlier gateway has stored it. */
    const account = (id: string, email: string, others = '') =>
      query(
        `insert into customers (id, shop_id, email, password_hash, first_name, last_name, email_proven_at, last_used_at)
        values ($1, 'test_dk', $2, '', '', '', ${others || 'null, now()'})`,
        [id, email],
      )
    const emails = async (table: string) =>
      (await query(`select id, email from ${table} order by id`)).map(({ id, email }) => [id, email])

    beforeEach(async () => {
      for (const table of [
        'customers',
        'subscriptions',
        'contact_messages',
        'password_resets',
        'email_changes',
        'orders',
        'transactions',
      ])
        await query(`delete from ${table}`)
    })

    it('are moved in every table [API-49]', async () => {
      const shopper = createShopper(gateway.fetch, 'test_free')
      await shopper.add({ battery: 1 })
      await shopper.placeOrder({
        customProperties: { cprNumber: '251248-9996' },
        deliveryAddress: { ...shopper.address, city: 'Lund' },
      })
      await gateway.background.idle()
      for (const table of ['orders', 'transactions']) {
        for (const part of ['invoiceAddress', 'deliveryAddress'])
          await query(`update ${table} set draft = jsonb_set(draft, '{${part},email}', to_jsonb($1::text))`, [EARLIER])
      }
      await account('c-1', EARLIER)
      await account('c-2', 'kunde@example.com,')
      await account('c-3', 'plain@example.com')
      const rest = `'test_dk', $1`
      await query(`insert into subscriptions (id, shop_id, email, type) values ('s', ${rest}, 'Newsletter')`, [EARLIER])
      await query(
        `insert into contact_messages (id, shop_id, email, name, phone, message, origin) values ('m', ${rest}, '', '', '', '')`,
        [EARLIER],
      )
      await query(
        `insert into password_resets (id, shop_id, email, origin, session_hash, expires_at) values ('p', ${rest}, '', '', now())`,
        [EARLIER],
      )
      await query(
        `insert into email_changes (id, shop_id, email, new_email, customer_id, origin) values ('e', ${rest}, $1, 'c-9', '')`,
        [EARLIER],
      )
      await query(
        `insert into vat_declarations (transaction_id, shop_id, order_number, declared_by, address, goods, vat_exempt_minor,
        text_version) values ('t', 'test_uk', '', '', jsonb_build_object('email', $1::text), '[]', 0, '')`,
        [EARLIER],
      )

      await moveStoredEmails(db(), 1)
      expect(await emails('customers')).toEqual([
        ['c-1', STORED],
        ['c-2', 'kunde@example.com'],
        ['c-3', 'plain@example.com'],
      ])
      for (const table of ['subscriptions', 'contact_messages', 'password_resets', 'email_changes'])
        expect([table, (await emails(table))[0]?.[1]]).toEqual([table, STORED])
      const parts = `draft #>> '{invoiceAddress,email}' as one, draft #>> '{deliveryAddress,email}' as other`
      expect(
        await query(`select ${parts} from orders union all select ${parts} from transactions
          union all select address ->> 'email', (select new_email from email_changes) from vat_declarations`),
      ).toEqual(Array.from({ length: 3 }, () => ({ one: STORED, other: STORED })))
    })

    it.each([
      ['the one whose owner is proven', 'now(), now()', `null, now() + interval '1 day'`, ['c-1', 'c-2']],
      ['else the one used last', `null, now() + interval '1 day'`, 'null, now()', ['c-1', 'c-2']],
      ['also where it has the address already', 'null, now()', 'now(), now()', ['c-2', 'c-1']],
    ])('give the address of two accounts to %s [API-49]', async (_, earlier, later, [first = '', second = '']) => {
      await account('c-1', EARLIER, earlier)
      await account('c-2', STORED, later)
      await moveStoredEmails(db(), 2)
      await moveStoredEmails(db())
      expect(await emails('customers')).toEqual(
        Object.entries({ [first]: STORED, [second]: EARLIER }).toSorted(([one], [other]) =>
          one.localeCompare(other, 'en'),
        ),
      )
      expect(await runCommand(db(), 'attention', [], sureOperator)).toContain(
        `test_dk: the accounts ${first} and ${second} have one e-mail address.`,
      )
    })

    it('are moved once, because every order is read [API-49]', async () => {
      await query('delete from data_moves')
      for (const id of ['c-1', 'c-2']) {
        await query('delete from customers')
        await account(id, EARLIER)
        await moveStoredEmailsOnce(db())
      }
      expect(await emails('customers')).toEqual([['c-2', EARLIER]])
    })

    it.each([
      ['null', 'null', 's-1'],
      ['null', 'now()', 's-2'],
      ['now()', 'null', 's-1'],
      ['now()', 'now()', 's-2'],
    ])('keep one of two subscriptions, confirmed %s and %s [NEWS-04]', async (earlier, later, kept) => {
      await query(
        `insert into subscriptions (id, shop_id, email, type, confirmed_at) values
          ('s-1', 'test_dk', $1, 'Newsletter', ${earlier}), ('s-2', 'test_dk', $2, 'Newsletter', ${later})`,
        [EARLIER, STORED],
      )
      await moveStoredEmails(db())
      expect(await emails('subscriptions')).toEqual([[kept, STORED]])
    })

    it.each([EARLIER, STORED, 'Åse@HØREAPPARAT.dk'])(
      'log in by %s before and after they are moved, each of two accounts by its own password [API-49]',
      async (email) => {
        await account('c-1', EARLIER)
        await query(`update customers set password_hash = $1`, [await hash('Hearing2026')])
        const login = async (password: string) =>
          (await createShopper(gateway.fetch, 'test_dk').call('POST', '/v1.0/authenticate', { email, password })).status
        expect(await login('Hearing2026')).toBe(200)
        await moveStoredEmails(db())
        expect(await login('Hearing2026')).toBe(200)
        await account('c-2', EARLIER)
        await query(`update customers set password_hash = $1 where id = 'c-2'`, [await hash('Other2026')])
        expect([await login('Hearing2026'), await login('Other2026'), await login('Third2026')]).toEqual([
          200, 200, 400,
        ])
      },
    )

    it.each([EARLIER, STORED])('export and erase the person of %s, moved or not [RUN-24]', async (typed) => {
      for (const isMoved of [false, true]) {
        await account('c-1', EARLIER)
        if (isMoved) await moveStoredEmails(db())
        expect(JSON.parse(await runCommand(db(), 'export', [typed], sureOperator))).toMatchObject({
          accounts: [{ id: 'c-1' }],
        })
        expect(await runCommand(db(), 'erase', [typed], sureOperator)).toContain('Deleted: 1 account.')
        expect(await emails('customers')).toEqual([])
      }
    })
  })

  it('what is not read again is in the stored form [API-49]', () => {
    const sign = fc.constantFrom(
      ...Array.from({ length: 95 }, (__, index) => String.fromCodePoint(32 + index)),
      'é',
      '\u200B',
    )
    const text = fc.tuple(fc.string({ unit: sign }), fc.string({ unit: sign })).map((parts) => parts.join('@'))
    const plain = new RegExp(PLAIN)
    const read = fc.sample(text, 5000).filter((email) => plain.test(email) && storedEmail(email) !== email)
    expect(read).toEqual([])
  })

  it('every column for an e-mail address writes and compares the stored form [API-49]', async () => {
    const files = globSync(path.join(source, '*/*-tables.ts'))
    const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>))
    const tables = modules.flatMap((exported) => Object.values(exported)).filter((value) => value instanceof PgTable)
    const columns = tables
      .flatMap((table) => getTableConfig(table).columns)
      .filter(({ name }) => name.endsWith('email'))
    expect(columns.length).toBeGreaterThan(5)
    for (const column of columns)
      expect(column.mapToDriverValue(' ÅSE@Høreapparat.DK ')).toBe('åse@xn--hreapparat-0cb.dk')
  })
})
