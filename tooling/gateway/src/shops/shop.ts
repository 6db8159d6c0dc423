import { configurationSchema, type Configuration } from '@shop/domain/configuration.ts'
import * as v from 'valibot'
import { withChanges } from './configuration-changes.ts'
import { createArticleCache, type ArticleCache } from './article-cache.ts'
import type { ConfigurationChanges, ShopSettings } from '../model/shop-settings.ts'

/** One shop of this gateway: what it tells the browser, and its own rules. */
export interface Shop {
  id: string
  version: string
  /** The configuration as it is answered, with what an operator has changed. */
  servedConfiguration: unknown
  configuration: Configuration
  settings: ShopSettings
  /** What this gateway remembers of its articles. */
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
  return {
    ...row,
    servedConfiguration,
    configuration: v.parse(configurationSchema, servedConfiguration),
    articles: createArticleCache(),
  }
}
