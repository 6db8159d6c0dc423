import { Hono } from 'hono'
import type { Captcha } from '@shop/domain/shop/configuration.ts'
import { cacheableJson, sendCached } from '../http/cached-response.ts'
import { cachePerShop } from '../shops/cache-per-shop.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { shownShippingTypes } from './shown-shipping-types.ts'
import { replacedScripts, type VisitScripts } from './visit-scripts.ts'

/** Seconds for which a browser may keep the configuration. */
const MAX_AGE_SECONDS = 60

/** What this gateway does beyond the documented calls, whatever the shop (OP-73). */
const ABILITIES = { sendsPartsOfLists: true }

/** The shop's configuration and its recommended products (CFG-01, CFG-05). */
export function createConfigurationRoutes(scripts: VisitScripts, captcha: Captcha | undefined) {
  const { provider, siteKey, scriptUrl } = captcha ?? {}

  const answersOf = cachePerShop((shop) => ({
    frontend: cacheableJson(
      Object.assign(
        {},
        shop.servedConfiguration,
        ABILITIES,
        shownShippingTypes(shop),
        replacedScripts(shop.configuration, scripts),
        captcha && { captcha: { provider, siteKey, scriptUrl } },
      ),
    ),
    recommended: cacheableJson({ recommendedProducts: shop.configuration.recommendedProducts ?? [] }),
  }))
  return new Hono<ShopEnvironment>()
    .get('/v1.0/configuration/frontend', (c) => sendCached(c, answersOf(c.get('shop')).frontend, MAX_AGE_SECONDS))
    .get('/v1.0/configuration/recommended-products', (c) =>
      sendCached(c, answersOf(c.get('shop')).recommended, MAX_AGE_SECONDS),
    )
}
