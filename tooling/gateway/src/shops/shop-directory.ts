import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documents, shops } from '../database/schema.ts'
import { readShop, type Shop } from './shop.ts'

const FRESH_MS = 5000

/** Finds shops by id. */
export type ShopDirectory = (id: string) => Promise<Shop | undefined>

/** A directory that remembers for a few seconds: shops are asked for with every call and change with a deployment. */
export function createShopDirectory(db: Database, now: () => number = Date.now): ShopDirectory {
  const known = new Map<string, { shop: Shop; readAt: number }>()
  return async (id) => {
    const remembered = known.get(id)
    if (remembered && now() - remembered.readAt < FRESH_MS) return remembered.shop
    const shop = await loadShop(db, id)
    if (shop) known.set(id, { shop, readAt: now() })
    else known.delete(id)
    return shop
  }
}

async function loadShop(db: Database, id: string): Promise<Shop | undefined> {
  const configuration = and(eq(documents.shopId, shops.id), eq(documents.kind, 'configuration'))
  const [row] = await db
    .select({ id: shops.id, version: shops.version, settings: shops.settings, configuration: documents.data })
    .from(shops)
    .innerJoin(documents, configuration)
    .where(eq(shops.id, id))
  if (!row) return undefined
  const { configuration: data, ...rest } = row
  return readShop(rest, data)
}
