import { isCurrency } from '@shop/domain/prices/currencies.ts'
import type { Database } from '../database/database.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import { shops } from './shop-tables.ts'

/** Throws if a shop's currency is unknown: its prices would have no minor unit. */
export function checkCurrency(shopId: string, { currency }: Pick<ShopSettings, 'currency'>): void {
  if (isCurrency(currency)) return
  throw new Error(`${shopId} has settings.currency "${currency}". It must be a code of ISO 4217, such as DKK.`)
}

/** Checks the currencies of all shops of a database. */
export async function checkCurrencies(db: Database): Promise<void> {
  const all = await db.select({ id: shops.id, settings: shops.settings }).from(shops)
  for (const { id, settings } of all) checkCurrency(id, settings)
}
