import { Hono } from 'hono'
import type { ShopEnvironment } from '../http/environment.ts'
import { prepare, send } from '../prepared/prepared-answer.ts'
import type { Shop } from '../shops/shop.ts'
import { replacedScripts, type VisitScripts } from './visit-scripts.ts'

/** Seconds for which a browser may keep the configuration. */
const KEEP = 60

const answersOf = ({ told, configuration }: Shop, scripts: VisitScripts) => ({
  frontend: prepare(Object.assign({}, told, replacedScripts(configuration, scripts))),
  recommended: prepare({ recommendedProducts: configuration.recommendedProducts ?? [] }),
})

/** The shop's configuration and its recommended products (documents: 7 calls, Configuration). */
export function createConfigurationRoutes(scripts: VisitScripts) {
  const prepared = new WeakMap<Shop, ReturnType<typeof answersOf>>()
  const of = (shop: Shop) => {
    const answers = prepared.get(shop) ?? answersOf(shop, scripts)
    prepared.set(shop, answers)
    return answers
  }
  return new Hono<ShopEnvironment>()
    .get('/v1.0/configuration/frontend', (c) => send(c, of(c.get('shop')).frontend, KEEP))
    .get('/v1.0/configuration/recommended-products', (c) => send(c, of(c.get('shop')).recommended, KEEP))
}
