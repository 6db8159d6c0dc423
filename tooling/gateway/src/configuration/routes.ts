import { configurationSchema } from '@shop/domain/configuration.ts'
import { Hono } from 'hono'
import { parse } from 'valibot'
import type { Database } from '../database/database.ts'
import { readDocuments } from '../prepared/documents.ts'
import { prepare, send } from '../prepared/prepared-answer.ts'
import { createShopMemory } from '../prepared/shop-memory.ts'

/** Seconds for which a browser may keep the configuration. */
const KEEP = 60

/** The shop's configuration and its recommended products (documents: 7 calls, Configuration). */
export function createConfigurationRoutes({ db }: { db: Database }): Hono {
  const memory = createShopMemory(db, async (shopId) => {
    const { configuration } = await readDocuments(db, shopId)
    const { recommendedProducts = [] } = parse(configurationSchema, configuration)
    return { frontend: prepare(configuration), recommended: prepare({ recommendedProducts }) }
  })
  const calls = {
    '/v1.0/configuration/frontend': 'frontend',
    '/v1.0/configuration/recommended-products': 'recommended',
  } as const
  const routes = new Hono()
  for (const [path, part] of Object.entries(calls)) {
    routes.get(path, async (context) => {
      const answers = await memory.of(context.req.param('shopId'))
      return send(context, answers[part], KEEP)
    })
  }
  return routes
}
