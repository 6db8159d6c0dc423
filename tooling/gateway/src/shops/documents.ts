import { and, eq } from 'drizzle-orm'
import { parse, record, string } from 'valibot'
import type { Database } from '../database/database.ts'
import { documents } from './shop-tables.ts'

/** The documents that a shop sends unchanged, by kind: configuration, texts, content, categories, customerService. */
export type ShopDocuments = Readonly<Record<string, unknown>>

/** Reads a shop's documents. */
export async function readDocuments(db: Database, shopId: string): Promise<ShopDocuments> {
  const rows = await db.select().from(documents).where(eq(documents.shopId, shopId))
  return Object.fromEntries(rows.map((row) => [row.kind, row.data]))
}

/** Reads a shop's texts by message key. */
export async function readTexts(db: Database, shopId: string): Promise<Readonly<Record<string, string>>> {
  return parse(record(string(), string()), (await readDocument(db, shopId, 'texts')) ?? {})
}

/** Reads one document of a shop. Undefined if it has none of that kind. */
export async function readDocument(db: Database, shopId: string, kind: string): Promise<unknown> {
  const [row] = await db
    .select({ data: documents.data })
    .from(documents)
    .where(and(eq(documents.shopId, shopId), eq(documents.kind, kind)))
  return row?.data
}
