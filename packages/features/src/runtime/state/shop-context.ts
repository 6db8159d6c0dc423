import { createContext, use } from 'react'
import type { Shop } from '../../shop.ts'

const ShopContext = createContext<Shop | undefined>(undefined)
export const ShopProvider = ShopContext
export type { Shop }

/** Returns the shop around this component: the one way from a component to the gateway and to the browser's storage. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('Wrap this in <ShopProvider>')
  return shop
}
