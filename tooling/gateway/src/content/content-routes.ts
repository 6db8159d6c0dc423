import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { readDocuments } from '../shops/documents.ts'
import { cacheableJson, sendCached, type CachedResponse } from '../http/cached-response.ts'
import { createShopCache } from '../shops/shop-cache.ts'

/** Seconds for which a browser may keep what editors wrote. */
const MAX_AGE_SECONDS = 60

interface ContentAnswers {
  staticContent: CachedResponse
  translations: CachedResponse
  customerService: CachedResponse
}

/** Static content, translations and customer-service pages (CFG-02, CFG-04, API-41). */
export function createContentRoutes({ db }: { db: Database }): Hono {
  const cache = createShopCache(db, async (shopId): Promise<ContentAnswers> => {
    const { content, texts, customerService } = await readDocuments(db, shopId)
    return {
      staticContent: cacheableJson(content ?? {}),
      translations: cacheableJson({ translations: texts ?? {} }),
      customerService: cacheableJson(customerService ?? {}),
    }
  })
  const routes = new Hono()
  const calls = {
    '/v1.0/static-content/all': 'staticContent',
    '/translations': 'translations',
    '/customer-service': 'customerService',
  } as const
  for (const [path, part] of Object.entries(calls)) {
    routes.get(path, async (context) => {
      const answers = await cache.get(context.req.param('shopId'))
      return sendCached(context, answers[part], MAX_AGE_SECONDS)
    })
  }
  return routes
}
