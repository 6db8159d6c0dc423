import type { Configuration, FeatureFlags } from '@shop/domain/shop/configuration.ts'
import { interpolate, type MessageKey } from '@shop/domain/messages/messages.ts'
import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { createContext, use } from 'react'
import type { BootstrapData } from './bootstrap-data.ts'
import type { Brand, Site } from './brand.ts'
import { builtInText } from './failure-texts.ts'

/** The constants of a running shop: brand, site and bootstrap data. */
export interface ShopConfig extends BootstrapData {
  brand: Brand
  site: Site
  /** The routes of all category pages. */
  categoryRoutes: readonly CategoryRoute[]
}

const ShopConfigContext = createContext<ShopConfig | undefined>(undefined)
export const ShopConfigProvider = ShopConfigContext

/** Returns the config of the shop around this component. */
export function useShopConfig(): ShopConfig {
  const config = use(ShopConfigContext)
  if (!config) throw new Error('Wrap this in <ShopConfigProvider>')
  return config
}

export const useConfiguration = (): Configuration => useShopConfig().configuration

/** Returns a feature flag of this shop. Components read flags with this hook only. Rules and loaders get the configuration. */
export const useFlag = <Name extends keyof FeatureFlags>(name: Name): FeatureFlags[Name] =>
  useShopConfig().configuration.featureFlags[name]

/**
 * Returns the text for a key, with its {placeholders} filled. A key without a text gives an empty string, except for the
 * texts of failures, which have built-in English ones.
 */
export type Translate = (key: MessageKey | undefined, values?: Readonly<Record<string, string | number>>) => string

export function useTranslate(): Translate {
  const { messages } = useShopConfig()
  return (key, values = {}) => interpolate(key ? textOf(key, messages) : '', values)
}

const textOf = (key: MessageKey, messages: BootstrapData['messages']): string => messages[key] || builtInText(key)
