import { Hono } from 'hono'
import type { ShopEnvironment } from '../http/environment.ts'
import { perShop } from '../prepared/per-shop.ts'
import { prepare, send } from '../prepared/prepared-answer.ts'
import { replacedScripts, type VisitScripts } from './visit-scripts.ts'

/** Seconds for which a browser may keep the configuration. */
const KEEP = 60

/** The shop's configuration and its recommended products (documents: 7 calls, Configuration). */
export function createConfigurationRoutes(scripts: VisitScripts) {
  const answersOf = perShop(({ told, configuration }) => ({
    frontend: prepare(Object.assign({}, told, replacedScripts(configuration, scripts))),
    recommended: prepare({ recommendedProducts: configuration.recommendedProducts ?? [] }),
  }))
  return new Hono<ShopEnvironment>()
    .get('/v1.0/configuration/frontend', (c) => send(c, answersOf(c.get('shop')).frontend, KEEP))
    .get('/v1.0/configuration/recommended-products', (c) => send(c, answersOf(c.get('shop')).recommended, KEEP))
}
