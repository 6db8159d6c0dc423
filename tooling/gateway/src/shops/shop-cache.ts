import { LRUCache } from 'lru-cache'
import type { Shop } from './shop.ts'

/** The limit of the caches, far above the number of shops of one gateway. */
export const MAX_SHOPS = 500

/** Caches a loaded value of a shop. Loads it on first use, and again when the catalogue's version changes. */
export function cachePerVersion<Value>(load: (shop: Shop) => Promise<Value>) {
  const cache = new LRUCache<string, { version: string; value: Value }, Shop>({
    max: MAX_SHOPS,
    fetchMethod: async (_id, _old, { context: shop }) => ({ version: shop.catalogueVersion, value: await load(shop) }),
  })
  return async (shop: Shop): Promise<Value> => {
    const known = cache.get(shop.id)
    if (known?.version === shop.catalogueVersion) return known.value
    const { value } = await cache.forceFetch(shop.id, { context: shop, forceRefresh: true })
    return value
  }
}
