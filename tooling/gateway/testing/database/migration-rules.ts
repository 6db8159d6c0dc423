import type { Pool } from 'pg'

interface Column {
  type: string
  notNull: boolean
  default?: unknown
}

/** All tables of a database, with their columns. */
export interface Tables {
  tables: Readonly<Record<string, { columns: Readonly<Record<string, Column>> }>>
}

/** Reads the tables as the database has them. */
export async function readTables(pool: Pool): Promise<Tables> {
  const { rows } = await pool.query<{ table: string; column: string; type: string; notNull: boolean; filled: boolean }>(
    `select table_schema || '.' || table_name as "table", column_name as "column", udt_name as type,
       is_nullable = 'NO' as "notNull",
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
     from information_schema.columns where table_schema = 'public'`,
  )
  const tables: Record<string, { columns: Record<string, Column> }> = {}
  for (const { table, column, type, notNull, filled } of rows) {
    tables[table] ??= { columns: {} }
    tables[table].columns[column] = { type, notNull, ...(filled && { default: true }) }
  }
  return { tables }
}

/** One migration, with the tables before and after it. */
export interface Migration {
  sql: string
  before: Tables
  after: Tables
}

// Names the migration since which no gateway uses what the file removes.
const CONTRACT = /^-- contract: (\d{4}_\w+)$/m

const BREAKING: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDROP (?:TABLE|COLUMN|CONSTRAINT|DEFAULT)\b/i, 'removes what an earlier gateway may use'],
  [/\bRENAME\b/i, 'renames what an earlier gateway uses'],
  [/\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/i, 'changes a type that an earlier gateway writes'],
  [/\bSET NOT NULL\b/i, 'requires a value that an earlier gateway may not write'],
]

/**
 * Returns the parts of a migration that would break a gateway of the previous version. A migration may remove what no
 * gateway has used since an earlier migration, which it must name.
 */
export function breakingParts({ sql, before, after }: Migration, earlier: readonly string[] = []): string[] {
  const contract = CONTRACT.exec(sql)?.[1]
  if (contract !== undefined) return earlier.includes(contract) ? [] : [`${contract} is no earlier migration`]
  const statements = sql.replaceAll(/^--(?!>).*$/gm, '').split('--> statement-breakpoint')
  const created = new Set(Object.keys(after.tables).filter((table) => !before.tables[table]))
  const written = statements.flatMap((statement) => [
    ...BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `${statement.trim()}: ${why}`),
    ...indexRule(statement, created),
  ])
  return [...written, ...Object.keys(before.tables).flatMap((table) => changedColumns(table, before, after))]
}

/**
 * Flags an index on an existing table. Building it locks the table, and a unique one may reject an earlier gateway's rows.
 */
function indexRule(statement: string, created: ReadonlySet<string>): string[] {
  const [, unique, repeatable, table = ''] =
    /CREATE (UNIQUE )?INDEX (IF NOT EXISTS )?"\w+" ON "(\w+)"/i.exec(statement) ?? []
  if (table === '' || created.has(`public.${table}`)) return []
  return [
    ...(unique ? [`${statement.trim()}: refuses rows that an earlier gateway writes`] : []),
    ...(repeatable ? [] : [`${statement.trim()}: must say IF NOT EXISTS`]),
  ]
}

function changedColumns(table: string, before: Tables, after: Tables): string[] {
  const [old, now] = [before.tables[table]?.columns ?? {}, after.tables[table]?.columns]
  if (!now) return [`${table} is gone`]
  const kept = Object.entries(old).flatMap(([name, { type, notNull }]) => {
    const column = now[name]
    if (!column) return [`${table}.${name} is gone`]
    return [
      ...(column.type === type ? [] : [`${table}.${name} is a ${column.type}`]),
      ...(column.notNull && !notNull ? [`${table}.${name} must not be empty any more`] : []),
    ]
  })
  const added = Object.entries(now).filter(([name]) => !Object.hasOwn(old, name))
  const required = added.filter(([, column]) => column.notNull && column.default === undefined)
  return [...kept, ...required.map(([name]) => `${table}.${name} has no default`)]
}
