import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { OpenDatabase } from '../../src/database/database.ts'

/** A statement as it was sent to PostgreSQL. */
export interface RecordedQuery {
  text: string
  values: unknown[]
}

/** Wraps a database and records each different statement that is sent to it. */
export function recordQueries({ pool }: OpenDatabase) {
  const recorded = new Map<string, RecordedQuery>()
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) recorded.set(text, { text, values })
    },
  }
  const database: OpenDatabase = { pool, db: drizzle(pool, { logger }) }
  return {
    database,
    /** Returns the statements recorded since the last call. */
    take: () => {
      const queries = [...recorded.values()]
      recorded.clear()
      return queries
    },
  }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** How PostgreSQL executes a statement. */
export interface QueryPlan {
  /** The tables that are read completely. */
  scanned: string[]
  indexes: string[]
  /** Only measured if the statement was executed. */
  milliseconds: number | undefined
}

interface PlanOptions {
  /** Executes and measures the statement, and rolls it back. */
  isCarriedOut?: boolean
  /** Makes PostgreSQL use an index wherever possible, even if the table is so small that scanning it is faster. */
  prefersIndexes?: boolean
}

/** Returns PostgreSQL's plan of a statement. */
export async function planOf(
  pool: Pool,
  { text, values }: RecordedQuery,
  options: PlanOptions = {},
): Promise<QueryPlan> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (options.prefersIndexes) await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time'?: number }] }>(
      `explain (format json${options.isCarriedOut ? ', analyze' : ''}) ${text}`,
      values,
    )
    await client.query('rollback')
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    const nodes = explained ? nodesOf(explained.Plan) : []
    return {
      scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      milliseconds: explained?.['Execution Time'],
    }
  } finally {
    client.release()
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
