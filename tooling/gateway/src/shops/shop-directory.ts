import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '../database/database-failure.ts'
import type { Database } from '../database/database.ts'
import { MAX_SHOPS } from './shop-cache.ts'
import { documents, shops } from './shop-tables.ts'
import { readShop, type Shop } from './shop.ts'

/** Finds shops by id. */
export type ShopDirectory = (id: string) => Promise<Shop | undefined>

interface DirectoryOptions {
  /** Without a cache every call reads the shop anew. */
  isCached?: boolean
  clock?: { now: () => number }
}

/** How long (milliseconds) a shop may be older than the database. */
const FRESH_FOR = 2000

/** A directory that remembers for a moment: shops are asked for with every call and change a few times a year. */
export function createShopDirectory(
  db: Database,
  { isCached = true, clock = performance }: DirectoryOptions = {},
): ShopDirectory {
  const cache = new LRUCache<string, Shop>({
    max: MAX_SHOPS,
    ttl: FRESH_FOR,
    ttlResolution: 0,
    perf: clock,
    // A lookup that others have pushed out is still answered.
    ignoreFetchAbort: true,
    fetchMethod: async (id, known) => {
      try {
        const loaded = await loadShop(db, id)
        // Articles change with the version only.
        return loaded && loaded.version === known?.version ? { ...loaded, articles: known.articles } : loaded
      } catch (failure) {
        // While the database is unavailable, the known shop is better than none at all.
        if (known && isDatabaseUnavailable(failure)) return known
        throw failure
      }
    },
  })
  return (id) => cache.fetch(id, { forceRefresh: !isCached })
}

async function loadShop(db: Database, id: string): Promise<Shop | undefined> {
  const ofConfiguration = and(eq(documents.shopId, shops.id), eq(documents.kind, 'configuration'))
  const [row] = await db
    .select({ shop: shops, configuration: documents.data })
    .from(shops)
    .innerJoin(documents, ofConfiguration)
    .where(eq(shops.id, id))
  return row && readShop(row.shop, row.configuration)
}
