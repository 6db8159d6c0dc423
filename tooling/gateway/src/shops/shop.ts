import { configurationSchema, type Configuration } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import type { ConfigurationChanges, ShopSettings } from '../model/shop-settings.ts'
import type { PriceStyle } from '../money/price-style.ts'
import { createArticleCache, type ArticleCache } from './article-cache.ts'
import { withChanges } from './configuration-changes.ts'

/** One shop of this gateway: what it sends to the browser, and its own rules. */
export interface Shop {
  id: string
  version: string
  /** Changes with its articles, and with how their prices are told. */
  catalogueVersion: string
  /** The configuration as it is answered, with what an operator has changed. */
  servedConfiguration: unknown
  configuration: Configuration
  settings: ShopSettings
  priceStyle: PriceStyle
  /** Those of its articles that were asked for lately. */
  articles: ArticleCache
}

interface ShopRow {
  id: string
  version: string
  settings: ShopSettings
  changes: ConfigurationChanges
}

/** Reads a shop out of its rows. */
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
    articles: createArticleCache(),
  }
}
