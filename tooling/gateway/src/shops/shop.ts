import { configurationSchema, type Configuration } from '@shop/domain/configuration.ts'
import * as v from 'valibot'
import type { ShopSettings } from '../seed/shop-seed.ts'

/** One shop of this gateway: what it tells the browser, and its own rules. */
export interface Shop {
  id: string
  version: string
  configuration: Configuration
  settings: ShopSettings
}

/** Reads a shop out of its rows. */
export const readShop = (
  row: { id: string; version: string; settings: ShopSettings },
  configuration: unknown,
): Shop => ({
  ...row,
  configuration: v.parse(configurationSchema, configuration),
})
