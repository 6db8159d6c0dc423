import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { isDatabaseUnavailable } from '../database/database-failure.ts'
import { documents, shops } from '../database/schema.ts'
import { readShop, type Shop } from './shop.ts'

/** Finds shops by id. */
export type ShopDirectory = (id: string) => Promise<Shop | undefined>

interface DirectoryOptions {
  /** How long (milliseconds) what is said of a shop may be older than the database. */
  freshFor?: number
  now?: () => number
}

const FRESH_FOR = 2000

/** A directory that remembers for a moment: shops are asked for with every call and change a few times a year. */
export function createShopDirectory(
  db: Database,
  { freshFor = FRESH_FOR, now = Date.now }: DirectoryOptions = {},
): ShopDirectory {
  const known = new Map<string, { shop: Shop; readAt: number }>()
  const inFlight = new Map<string, Promise<Shop | undefined>>()

  async function look(id: string) {
    const readAt = now()
    const loaded = await loadShop(db, id)
    const before = known.get(id)?.shop
    // Articles change with the version only.
    const shop = loaded && loaded.version === before?.version ? { ...loaded, articles: before.articles } : loaded
    if (shop) known.set(id, { shop, readAt })
    else known.delete(id)
    return shop
  }

  function lookOnce(id: string) {
    const running = inFlight.get(id)
    if (running) return running
    const started = look(id).finally(() => inFlight.delete(id))
    inFlight.set(id, started)
    return started
  }

  return async (id) => {
    const remembered = known.get(id)
    if (remembered && now() - remembered.readAt < freshFor) return remembered.shop
    // While the database is away, what is known is better than no shop at all.
    return lookOnce(id).catch((failure: unknown) => {
      if (remembered && isDatabaseUnavailable(failure)) return remembered.shop
      throw failure
    })
  }
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
