import { createContext, use } from 'react'
import type { PurchaseServices } from './purchases.ts'

const PurchaseServicesContext = createContext<PurchaseServices | undefined>(undefined)
export const PurchaseServicesProvider = PurchaseServicesContext

export function usePurchaseServices(): PurchaseServices {
  const services = use(PurchaseServicesContext)
  if (!services) throw new Error('Wrap this in <PurchaseServicesProvider>')
  return services
}
