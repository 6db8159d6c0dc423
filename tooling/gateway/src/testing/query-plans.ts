import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { OpenDatabase } from '../database/database.ts'

/** A statement as it was sent. */
export interface RecordedQuery {
  text: string
  values: unknown[]
}

/** The same database with a record of what is sent to it, a statement once. */
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
    /** What was recorded since the last call. */
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

/** How PostgreSQL carries a statement out. */
export interface QueryPlan {
  /** Tables that are read from one end to the other. */
  scanned: string[]
  indexes: string[]
  /** Only where it was carried out. */
  milliseconds: number | undefined
}

/** How a plan is asked for. */
interface PlanOptions {
  /** Carries the statement out, measures it, and undoes what it did. */
  isCarriedOut?: boolean
  /** Makes PostgreSQL use an index wherever one fits, also where the table is so small that reading all of it is quicker. */
  prefersIndexes?: boolean
}

/** Asks PostgreSQL for the plan of a statement. */
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
