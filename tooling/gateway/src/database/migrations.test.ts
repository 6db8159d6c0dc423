import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { breakingParts, type Migration, type Snapshot } from '../../testing/database/migration-rules.ts'

const folder = path.resolve(import.meta.dirname, '../../migrations')
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8')

// Migrations up to this one were applied while all gateways were stopped.
const LAST_WITHOUT_RULE = 19

interface Journal {
  entries: { idx: number; tag: string }[]
}
const { entries } = JSON.parse(read('meta/_journal.json')) as Journal
const snapshotAfter = (index: number) =>
  JSON.parse(read('meta', `${String(index).padStart(4, '0')}_snapshot.json`)) as Snapshot
const ruled = entries
  .filter(({ idx }) => idx > LAST_WITHOUT_RULE)
  .map(({ idx, tag }) => ({
    tag,
    earlier: entries.slice(0, idx).map((entry) => entry.tag),
    migration: { sql: read(`${tag}.sql`), before: snapshotAfter(idx - 1), after: snapshotAfter(idx) },
  }))

describe('every migration', () => {
  it.each(ruled)('$tag lets a gateway of the version before go on running', ({ migration, earlier }) => {
    expect(breakingParts(migration, earlier)).toEqual([])
  })
})

const column = (type: string, notNull = false, standard?: unknown) => ({
  type,
  notNull,
  ...(standard !== undefined && { default: standard }),
})
const tables = (columns: Record<string, ReturnType<typeof column>>): Snapshot => ({
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
    const after: Snapshot = {
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
