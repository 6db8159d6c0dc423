import { Hono } from 'hono'
import type { Captcha } from '@shop/domain/shop/configuration.ts'
import { cacheableJson, sendCached } from '../http/cached-response.ts'
import { fromMajor, toMajor } from '../money/format.ts'
import { shownMinor } from '../money/price-style.ts'
import { cachePerShop } from '../shops/cache-per-shop.ts'
import type { Shop } from '../shops/shop.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { replacedScripts, type VisitScripts } from './visit-scripts.ts'

/** Seconds for which a browser may cache the configuration. */
const MAX_AGE_SECONDS = 60

/** The abilities of this gateway beyond the documented calls, in every shop. */
const ABILITIES = { sendsPartsOfLists: true }

interface ConfigurationParts {
  visitScripts: VisitScripts
  captcha: Captcha
}

/** The calls for the shop's configuration and its recommended products. */
export function createConfigurationRoutes({ visitScripts, captcha }: ConfigurationParts): Hono<ShopEnvironment> {
  const { provider, siteKey, scriptUrl } = captcha

  const answersOf = cachePerShop((shop) => ({
    frontend: cacheableJson(
      Object.assign(
        {},
        shop.servedConfiguration,
        ABILITIES,
        // Pages and mails write the same dates.
        { timeZone: shop.settings.timeZone },
        shownShippingTypes(shop),
        replacedScripts(shop.configuration, visitScripts),
        { captcha: { provider, siteKey, scriptUrl, sparesWithdrawals: true } },
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

/**
 * Returns the shipping types with their costs without VAT, in a shop that shows prices so. Otherwise nothing is replaced.
 */
function shownShippingTypes({ configuration, settings, priceStyle }: Shop) {
  if (priceStyle.inclVat) return {}
  const shown = (cost: number) =>
    toMajor(shownMinor(fromMajor(cost, priceStyle), settings.vatRate, priceStyle), priceStyle)
  return {
    shippingTypes: configuration.shippingTypes.map(({ cost, ...type }) => ({
      ...type,
      cost: typeof cost === 'number' ? shown(cost) : cost,
    })),
  }
}
