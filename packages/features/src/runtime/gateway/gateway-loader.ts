import type { Gateway, GatewayOptions } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'

/** Gives the shop's gateway, its code loaded with the first call. Rejects with GatewayFailure when the code cannot be had. */
export type LoadGateway = () => Promise<Gateway>

/**
 * Loads the gateway's client late: a page can be read before anybody needs to speak to the gateway, so client and schemas
 * are no part of the first file. Code that cannot be had is an answer that cannot be had; the next call tries again.
 */
export function createGatewayLoader(options: GatewayOptions): LoadGateway {
  let loading: Promise<Gateway> | undefined
  return () => {
    loading ??= import('@shop/api-client').then(
      ({ createGateway }) => createGateway(options),
      (error: unknown) => {
        loading = undefined
        throw new GatewayFailure({ kind: 'unreachable' }, error)
      },
    )
    return loading
  }
}
