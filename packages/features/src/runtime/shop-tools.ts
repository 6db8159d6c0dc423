import type { Gateway } from '@shop/api-client'
import { createContext, use } from 'react'
import type { KeyValueStore } from './storage.ts'

/** What a part needs beyond the stores: the calls of the gateway, and what this browser remembers between visits. */
export interface ShopTools {
  gateway: Gateway
  outside: { localStorage: KeyValueStore }
}

const ToolsContext = createContext<ShopTools | undefined>(undefined)
export const ToolsProvider = ToolsContext

/** The tools of the shop that this part stands in. */
export function useTools(): ShopTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('Wrap this in <ToolsProvider>')
  return tools
}
