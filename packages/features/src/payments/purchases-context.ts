import { createContext, use } from 'react'
import type { Purchases } from './purchases.ts'

const PurchasesContext = createContext<Purchases | undefined>(undefined)
export const PurchasesProvider = PurchasesContext

/** Records what was bought, for statistics: once per order, however often it is called (TRK-05, TRK-07). */
export function useRecordPurchase(): Purchases['record'] {
  const purchases = use(PurchasesContext)
  if (!purchases) throw new Error('Wrap this in <PurchasesProvider>')
  return purchases.record
}
