import { createContext, use } from 'react'
import type { Purchases } from './purchases.ts'

const PurchasesContext = createContext<Purchases | undefined>(undefined)
export const PurchasesProvider = PurchasesContext

/** Where what was bought waits for statistics. */
export function usePurchases(): Purchases {
  const purchases = use(PurchasesContext)
  if (!purchases) throw new Error('Wrap this in <PurchasesProvider>')
  return purchases
}
