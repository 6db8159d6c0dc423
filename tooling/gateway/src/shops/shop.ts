import { configurationSchema, type Configuration } from '@shop/domain/shop/configuration.ts'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Product } from '../model/product.ts'
import type { ConfigurationChanges, ShopSettings } from '../model/shop-settings.ts'
import type { PriceStyle } from '../money/price-style.ts'
import { withChanges } from './configuration-changes.ts'

/** One shop: the configuration that it sends to the browser, and its own settings. */
export interface Shop {
  id: string
  version: string
  /** Changes with the shop's articles and with the style of their prices. */
  catalogueVersion: string
  /** The configuration as sent, with an operator's changes. */
  servedConfiguration: unknown
  configuration: Configuration
  settings: ShopSettings
  priceStyle: PriceStyle
  /** The articles that were looked up recently, by the id or item number of the lookup. */
  articles: LRUCache<string, readonly Product[]>
}

interface ShopRow {
  id: string
  version: string
  settings: ShopSettings
  changes: ConfigurationChanges
}

/** Creates a shop from its rows. */
export function readShop({ changes, ...row }: ShopRow, document: unknown): Shop {
  const servedConfiguration = withChanges(document, changes)
  const configuration = v.parse(configurationSchema, servedConfiguration)
  const { cultureName, currency } = row.settings
  const { displayPriceIncludingVat: inclVat, hidePricesAndPayment: isHidden } = configuration.featureFlags
  return {
    ...row,
    catalogueVersion: [row.version, ...(inclVat ? [] : ['without VAT']), ...(isHidden ? ['without prices'] : [])].join(
      ' ',
    ),
    servedConfiguration,
    configuration,
    priceStyle: { cultureName, currency, inclVat, isHidden },
    // A new cache for each version of a shop, so no outdated article stays. It takes a few megabytes at most.
    articles: new LRUCache({ max: 400 }),
  }
}
