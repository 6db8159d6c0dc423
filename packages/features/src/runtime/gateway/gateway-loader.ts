import type { Gateway, GatewayOptions } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'

/** Gives the shop's gateway, its code loaded with the first call. Rejects with GatewayFailure when the code cannot be had. */
export interface LoadGateway {
  (): Promise<Gateway>
  /** Whether its code is there; unsaid where it need not be loaded. */
  isLoaded?: () => boolean
}

/**
 * Loads the gateway's client late: a page can be read before anybody needs to speak to the gateway, so client and schemas
 * are no part of the first file. Code that cannot be had is an answer that cannot be had; the next call tries again.
 */
export function createGatewayLoader(options: GatewayOptions): LoadGateway {
  let loading: Promise<Gateway> | undefined
  let isLoaded = false
  const load = () => {
    loading ??= import('@shop/api-client').then(
      ({ createGateway }) => {
        isLoaded = true
        return createGateway(options)
      },
      (error: unknown) => {
        loading = undefined
        throw new GatewayFailure({ kind: 'unreachable' }, error)
      },
    )
    return loading
  }
  return Object.assign(load, { isLoaded: () => isLoaded })
}
