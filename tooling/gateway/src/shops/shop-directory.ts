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
  /** Without the cache every call reads the shop from the database. */
  isCached?: boolean
  clock?: { now: () => number }
}

/** How long, in milliseconds, a shop may be outdated. */
const FRESH_FOR = 2000

/** Creates a directory with a short cache: every call reads a shop, and shops change a few times a year. */
export function createShopDirectory(
  db: Database,
  { isCached = true, clock = performance }: DirectoryOptions = {},
): ShopDirectory {
  const cache = new LRUCache<string, Shop>({
    max: MAX_SHOPS,
    ttl: FRESH_FOR,
    ttlResolution: 0,
    perf: clock,
    // A lookup is still answered after its entry was evicted.
    ignoreFetchAbort: true,
    fetchMethod: async (id, known) => {
      try {
        const loaded = await loadShop(db, id)
        // Articles change only with the version, so their cache is kept.
        return loaded && loaded.version === known?.version ? { ...loaded, articles: known.articles } : loaded
      } catch (failure) {
        // Serves the outdated shop while the database is unavailable.
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
