import { configurationSchema, type Configuration } from '@shop/domain/configuration.ts'
import * as v from 'valibot'
import { withChanges, type Changes } from '../configuration/changes.ts'
import type { ShopSettings } from '../seed/shop-seed.ts'
import { createArticleMemory, type ArticleMemory } from './article-memory.ts'

/** One shop of this gateway: what it tells the browser, and its own rules. */
export interface Shop {
  id: string
  version: string
  /** The configuration as it is answered, with what an operator has changed. */
  told: unknown
  configuration: Configuration
  settings: ShopSettings
  /** What this gateway remembers of its articles. */
  articles: ArticleMemory
}

interface ShopRow {
  id: string
  version: string
  settings: ShopSettings
  changes: Changes
}

/** Reads a shop out of its rows. */
export function readShop({ changes, ...row }: ShopRow, document: unknown): Shop {
  const told = withChanges(document, changes)
  return { ...row, told, configuration: v.parse(configurationSchema, told), articles: createArticleMemory() }
}
