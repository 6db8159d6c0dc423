import type { Gateway } from '@shop/api-client'
import { createContext, use } from 'react'
import type { KeyValueStore } from '../platform/storage.ts'

/** What a part needs beyond the stores: the calls of the gateway, and what this browser remembers between visits. */
export interface Services {
  gateway: Gateway
  platform: { localStorage: KeyValueStore }
}

const ServicesContext = createContext<Services | undefined>(undefined)
export const ServicesProvider = ServicesContext

/** The services of the shop that this part stands in. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('Wrap this in <ServicesProvider>')
  return services
}
