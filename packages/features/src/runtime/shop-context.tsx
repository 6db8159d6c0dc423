import type { Configuration, Flag } from '@shop/domain/configuration.ts'
import { fill, type MessageKey } from '@shop/domain/messages.ts'
import type { CategoryPlace } from '@shop/domain/category-routes.ts'
import { createContext, use } from 'react'
import type { Basics } from './basics.ts'
import type { Brand, Site } from './brand.ts'

/** What never changes while a shop is open: brand, site and basics. */
export interface ShopFacts extends Basics {
  brand: Brand
  site: Site
  /** Every page that the categories make. */
  places: readonly CategoryPlace[]
}

const FactsContext = createContext<ShopFacts | undefined>(undefined)
export const FactsProvider = FactsContext

/** The facts of the shop that this part stands in. */
export function useFacts(): ShopFacts {
  const facts = use(FactsContext)
  if (!facts) throw new Error('Wrap this in <FactsProvider>')
  return facts
}

export const useConfiguration = (): Configuration => useFacts().configuration

/** Whether a switch of this shop is on; the only reader of the on/off flags in the screens. */
export const useFlag = (flag: Flag): boolean => useFacts().configuration.featureFlags[flag]

/** Gives the text for a key, with its {places} filled; nothing for a key the gateway does not know (SHELL-03). */
export type Translate = (key: MessageKey | undefined, values?: Readonly<Record<string, string | number>>) => string

export function useTranslate(): Translate {
  const { messages } = useFacts()
  return (key, values = {}) => fill((key ? messages[key] : undefined) ?? '', values)
}
