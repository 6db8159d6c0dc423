import { createContext, use } from 'react'
import type { Platform } from '../platform/platform.ts'
import type { LoadGateway } from './gateway-loader.ts'

/** What a component needs beyond the stores: the gateway, and what the browser stores for this visit and between visits. */
export interface Services {
  loadGateway: LoadGateway
  platform: Pick<Platform, 'kind' | 'localStorage' | 'sessionStorage'>
  /** The values of forms that the error page has replaced, by the form's id. */
  unsent: Map<string, object>
}

const ServicesContext = createContext<Services | undefined>(undefined)
export const ServicesProvider = ServicesContext

/** Returns the services of the shop around this component: the one way from a component to the gateway. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('Wrap this in <ServicesProvider>')
  return services
}
