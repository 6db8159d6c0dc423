import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { breakingParts, readTables, type Migration, type Tables } from '../../testing/database/migration-rules.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { ownMigrations } from '../paths.ts'

const read = (...names: string[]) => readFileSync(path.join(ownMigrations, ...names), 'utf8')

// Migrations up to this one were applied while all gateways were stopped.
const LAST_WITHOUT_RULE = 19

interface Journal {
  entries: { idx: number; tag: string }[]
}
const { entries } = JSON.parse(read('meta/_journal.json')) as Journal
const tags = entries.map(({ tag }) => tag)

describe('every migration', () => {
  const gateway = useTestGateway()
  const tablesAfter: Tables[] = []
  beforeAll(async () => {
    const { pool } = gateway.database
    await pool.query('drop schema public cascade; create schema public')
    for (const tag of tags) {
      await pool.query(read(`${tag}.sql`))
      tablesAfter.push(await readTables(pool))
    }
  })

  it.each([...tags.entries()].slice(LAST_WITHOUT_RULE + 1))(
    '%i, %s, lets a gateway of the version before go on running',
    (index, tag) => {
      const [before, after] = tablesAfter.slice(index - 1)
      if (!before || !after) throw new Error(`${tag} was not applied`)
      expect(breakingParts({ sql: read(`${tag}.sql`), before, after }, tags.slice(0, index))).toEqual([])
    },
  )

  it('is followed by one snapshot: drizzle-kit compares with the newest alone', () => {
    const newest = `${String(tags.length - 1).padStart(4, '0')}_snapshot.json`
    expect(readdirSync(path.join(ownMigrations, 'meta')).toSorted()).toEqual([newest, '_journal.json'])
  })
})

const column = (type: string, notNull = false, standard?: unknown) => ({
  type,
  notNull,
  ...(standard !== undefined && { default: standard }),
})
const tables = (columns: Record<string, ReturnType<typeof column>>): Tables => ({
  tables: { 'public.carts': { columns } },
})
const plain = tables({ id: column('text', true) })
const migration = (sql: string, after = plain): Migration => ({ sql, before: plain, after })

describe('the rule', () => {
  it.each([
    'ALTER TABLE "carts" DROP COLUMN "lines";',
    'DROP TABLE "carts";',
    'ALTER TABLE "carts" RENAME COLUMN "lines" TO "rows";',
    'ALTER TABLE "carts" ALTER COLUMN "lines" SET DATA TYPE json;',
    'ALTER TABLE "carts" ALTER COLUMN "lines" SET NOT NULL;',
    'ALTER TABLE "carts" ALTER COLUMN "lines" DROP DEFAULT;',
    'CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");',
    'CREATE UNIQUE INDEX IF NOT EXISTS "carts_hash" ON "carts" USING btree ("hash");',
  ])('refuses %s', (sql) => {
    expect(breakingParts(migration(sql))).toHaveLength(1)
  })

  it.each([
    ['a column without a default', { id: column('text', true), kind: column('text', true) }],
    ['another type', { id: column('integer', true) }],
    ['a column that is gone', {}],
  ])('refuses %s, however the statement is written', (_, columns) => {
    expect(breakingParts(migration('SELECT 1;', tables(columns)))).toHaveLength(1)
  })

  it('accepts new tables with their indexes, columns with defaults and indexes that may be there', () => {
    const after: Tables = {
      tables: {
        ...tables({ id: column('text', true), kind: column('text', true, "''") }).tables,
        'public.news': { columns: { id: column('text', true) } },
      },
    }
    const sql = [
      'CREATE TABLE "news" ("id" text NOT NULL);',
      'CREATE INDEX "news_id" ON "news" USING btree ("id");',
      'CREATE INDEX IF NOT EXISTS "carts_kind" ON "carts" USING btree ("kind");',
    ].join('--> statement-breakpoint\n')
    expect(breakingParts(migration(sql, after))).toEqual([])
  })

  it('lets a contracting migration remove what no gateway has used since the migration that it names', () => {
    const sql = '-- contract: 0019_ways_of_paying\nALTER TABLE "carts" DROP COLUMN "lines";'
    expect(breakingParts(migration(sql), ['0019_ways_of_paying'])).toEqual([])
    expect(breakingParts(migration(sql), ['0018_email_changes'])).toHaveLength(1)
  })
})
