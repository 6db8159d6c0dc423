import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { cacheableJson, sendCached, type CachedResponse } from '../http/cached-response.ts'
import { readDocuments } from '../shops/documents.ts'
import { cachePerVersion } from '../shops/shop-cache.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'

/** Seconds for which a browser may cache content. */
const MAX_AGE_SECONDS = 60

interface ContentResponses {
  staticContent: CachedResponse
  translations: CachedResponse
  customerService: CachedResponse
}

/** The calls for static content, translations and customer-service pages. */
export function createContentRoutes({ db }: { db: Database }) {
  const responsesOf = cachePerVersion(async ({ id: shopId }): Promise<ContentResponses> => {
    const { content, texts, customerService } = await readDocuments(db, shopId)
    return {
      staticContent: cacheableJson(content ?? {}),
      translations: cacheableJson({ translations: texts ?? {} }),
      customerService: cacheableJson(customerService ?? {}),
    }
  })
  const routes = new Hono<ShopEnvironment>()
  const calls = {
    '/v1.0/static-content/all': 'staticContent',
    '/translations': 'translations',
    '/customer-service': 'customerService',
  } as const
  for (const [path, part] of Object.entries(calls)) {
    routes.get(path, async (context) => {
      const responses = await responsesOf(context.get('shop'))
      return sendCached(context, responses[part], MAX_AGE_SECONDS)
    })
  }
  return routes
}
