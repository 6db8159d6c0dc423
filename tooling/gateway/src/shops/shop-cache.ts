import { LRUCache } from 'lru-cache'
import type { Shop } from './shop.ts'

/** Far more shops than one gateway serves. */
export const MAX_SHOPS = 500

/** Loads something of a shop when it is first needed, and again when its catalogue has another version. */
export function cachePerVersion<Value>(load: (shop: Shop) => Promise<Value>) {
  const cache = new LRUCache<string, { version: string; value: Value }, Shop>({
    max: MAX_SHOPS,
    fetchMethod: async (_id, _old, { context: shop }) => ({ version: shop.catalogueVersion, value: await load(shop) }),
  })
  return async (shop: Shop): Promise<Value> => {
    const isOutdated = cache.peek(shop.id)?.version !== shop.catalogueVersion
    const { value } = await cache.forceFetch(shop.id, { context: shop, forceRefresh: isOutdated })
    return value
  }
}
