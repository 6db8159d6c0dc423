import type { Configuration, Flag } from '@shop/domain/shop/configuration.ts'
import { fill, type MessageKey } from '@shop/domain/messages/messages.ts'
import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { createContext, use } from 'react'
import type { BootstrapData } from './bootstrap-data.ts'
import type { Brand, Site } from './brand.ts'
import { builtInText } from './failure-texts.ts'

/** What never changes while a shop is open: brand, site and bootstrap data. */
export interface ShopConfig extends BootstrapData {
  brand: Brand
  site: Site
  /** Every page that the categories make. */
  categoryRoutes: readonly CategoryRoute[]
}

const ShopConfigContext = createContext<ShopConfig | undefined>(undefined)
export const ShopConfigProvider = ShopConfigContext

/** The config of the shop that this part stands in. */
export function useShopConfig(): ShopConfig {
  const config = use(ShopConfigContext)
  if (!config) throw new Error('Wrap this in <ShopConfigProvider>')
  return config
}

export const useConfiguration = (): Configuration => useShopConfig().configuration

/** Whether a switch of this shop is on; the only reader of the on/off flags in the screens. */
export const useFlag = (flag: Flag): boolean => useShopConfig().configuration.featureFlags[flag]

/**
 * Gives the text for a key, with its {placeholders} filled; nothing for a key the gateway does not know (SHELL-03) but for
 * those that a failure cannot do without (ERR-01).
 */
export type Translate = (key: MessageKey | undefined, values?: Readonly<Record<string, string | number>>) => string

export function useTranslate(): Translate {
  const { messages } = useShopConfig()
  return (key, values = {}) => fill(key ? textOf(key, messages) : '', values)
}

const textOf = (key: MessageKey, messages: BootstrapData['messages']): string => messages[key] || builtInText(key)
