import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { isDatabaseUnavailable } from '../database/database-failure.ts'
import { shops } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** What a gateway keeps in memory about each shop. */
export interface ShopCache<Value> {
  /** Refused when there is no such shop. */
  get(shopId: string | undefined): Promise<Value>
}

/** How long (milliseconds) an answer may be older than the database. */
const FRESH_FOR = 2000

interface Remembered<Value> {
  version: string
  value: Value
  checkedAt: number
}

/**
 * Makes a value per shop out of the database when it is first needed, and again when the shop's version has changed.
 * Nothing here is shared between gateways: each looks at the version by itself.
 */
export function createShopCache<Value>(
  db: Database,
  make: (shopId: string) => Promise<Value>,
  now: () => number = Date.now,
): ShopCache<Value> {
  const remembered = new Map<string, Remembered<Value>>()
  const inFlight = new Map<string, Promise<Value>>()

  async function look(shopId: string): Promise<Value> {
    const [shop] = await db.select({ version: shops.version }).from(shops).where(eq(shops.id, shopId))
    if (!shop) {
      remembered.delete(shopId)
      throw new Refusal(404, ['unknown-shop'])
    }
    const known = remembered.get(shopId)
    const value = known?.version === shop.version ? known.value : await make(shopId)
    remembered.set(shopId, { version: shop.version, value, checkedAt: now() })
    return value
  }

  function lookOnce(shopId: string) {
    const running = inFlight.get(shopId)
    if (running) return running
    const started = look(shopId).finally(() => inFlight.delete(shopId))
    inFlight.set(shopId, started)
    return started
  }

  return {
    async get(shopId = '') {
      const known = remembered.get(shopId)
      if (known && now() - known.checkedAt < FRESH_FOR) return known.value
      // While the database is away, what is known is better than no shop at all.
      return lookOnce(shopId).catch((failure: unknown) => {
        if (known && isDatabaseUnavailable(failure)) return known.value
        throw failure
      })
    },
  }
}
