import { integer, json, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Product } from '../model/product.ts'
import type { ConfigurationChanges, ShopSettings } from '../model/shop-settings.ts'

/** The shops this gateway serves. `version` changes with the seed, so that caches and indexes notice. */
export const shops = pgTable('shops', {
  id: text('id').primaryKey(),
  version: text('version').notNull(),
  settings: jsonb('settings').$type<ShopSettings>().notNull(),
  /**
   * An operator's changes to the configuration. They stay when the seed changes. The type is json, because the order counts.
   */
  changes: json('changes').$type<ConfigurationChanges>().notNull().default({}),
})

/**
 * The data that a shop sends to the browser unchanged: one row per kind, the answer in `data`. The type is json, because the
 * order of countries counts.
 */
export const documents = pgTable(
  'documents',
  {
    shopId: text('shop_id').notNull(),
    /** configuration, texts, content, categories, customerService */
    kind: text('kind').notNull(),
    data: json('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind] })],
)

/**
 * Every article. A variation is its own row, with the id of its product as `parentId`. The type is json, because the order of
 * attributes counts.
 */
export const products = pgTable(
  'products',
  {
    shopId: text('shop_id').notNull(),
    id: text('id').notNull(),
    itemNumber: text('item_number').notNull(),
    parentId: text('parent_id'),
    position: integer('position').notNull(),
    data: json('data').$type<Product>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique('products_item_number').on(table.shopId, table.itemNumber),
  ],
)
