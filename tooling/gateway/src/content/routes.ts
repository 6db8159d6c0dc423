import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { readDocuments } from '../prepared/documents.ts'
import { prepare, send, type PreparedAnswer } from '../prepared/prepared-answer.ts'
import { createShopMemory } from '../prepared/shop-memory.ts'

/** Seconds for which a browser may keep what editors wrote. */
const KEEP = 60

interface ContentAnswers {
  staticContent: PreparedAnswer
  translations: PreparedAnswer
  customerService: PreparedAnswer
}

/** Static content, translations and customer-service pages (documents: 7 calls, Configuration). */
export function createContentRoutes({ db }: { db: Database }): Hono {
  const memory = createShopMemory(db, async (shopId): Promise<ContentAnswers> => {
    const { content, texts, customerService } = await readDocuments(db, shopId)
    return {
      staticContent: prepare(content ?? {}),
      translations: prepare({ translations: texts ?? {} }),
      customerService: prepare(customerService ?? {}),
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
      const answers = await memory.of(context.req.param('shopId'))
      return send(context, answers[part], KEEP)
    })
  }
  return routes
}
