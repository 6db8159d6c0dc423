import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { ConfigurationChanges, ShopSettings } from '../model/shop-settings.ts'
import { documents, shops } from '../shops/shop-tables.ts'

/** A shop's own configuration and settings, and an operator's changes to them. */
export interface ChangedShop {
  configuration: unknown
  changes: ConfigurationChanges
  settings: ShopSettings
}

/** Reads a shop's configuration and its changes. Throws if the shop does not exist. */
export async function readChangedShop(db: Database, shopId: string): Promise<ChangedShop> {
  const [shop] = await db
    .select({ configuration: documents.data, changes: shops.changes, settings: shops.settings })
    .from(shops)
    .innerJoin(documents, and(eq(documents.shopId, shops.id), eq(documents.kind, 'configuration')))
    .where(eq(shops.id, shopId))
  if (shop) return shop
  const all = await db.select({ id: shops.id }).from(shops)
  throw new Error(`There is no shop ${shopId}. There are: ${all.map(({ id }) => id).join(', ') || 'none'}.`)
}

/** Replaces the operators' changes of a shop. Running gateways apply them within seconds. */
export const writeChanges = async (db: Database, shopId: string, changes: ConfigurationChanges) => {
  await db.update(shops).set({ changes }).where(eq(shops.id, shopId))
}
