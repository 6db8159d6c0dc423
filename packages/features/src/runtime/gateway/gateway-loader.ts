import type { Gateway, GatewayOptions } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import { largePictureLoaded } from '@shop/ui/elements/picture/preload-picture.ts'
import { loadCode } from '../platform/load-code.ts'
import type { AddRequest, AddResponse, SendAdd } from '@shop/api-client/send-add.ts'

/** Returns the gateway client, whose code is loaded with the first call. Rejects with GatewayFailure if loading fails. */
export type LoadGateway = () => Promise<Gateway>

/** A gateway whose client is loaded late, and the one call that does not wait for it. */
export interface GatewayLoader extends LoadGateway {
  /** Sends an add as the current visitor. Never rejects. */
  sendAdd: (products: AddRequest['products']) => Promise<AddResponse>
}

/**
 * Loads the gateway client late. A visitor reads a page before the shop calls the gateway. So the first file leaves out the
 * client and its schemas. After a failed load, the next call tries again. `send` comes from the script in the page's head,
 * which contains it already.
 */
export function createGatewayLoader(options: GatewayOptions, send: SendAdd = loadAndSend): GatewayLoader {
  let loading: Promise<Gateway> | undefined
  const load = () => {
    loading ??= loadCode(() => largePictureLoaded().then(() => import('@shop/api-client'))).then(
      ({ createGateway }) => createGateway(options),
      (error: unknown) => {
        loading = undefined
        throw new GatewayFailure({ kind: 'unreachable' }, error)
      },
    )
    return loading
  }
  return withSendAdd(load, options, send)
}

/** Loads the sender in a page without the script in its head. */
const loadAndSend: SendAdd = (add) =>
  import('@shop/api-client/send-add.ts').then(
    ({ sendAdd }) => sendAdd(add),
    () => ({ isAdded: false }),
  )

/** Adds the call that needs no client. */
export const withSendAdd = (
  load: LoadGateway,
  { baseUrl, visitor, fetch }: GatewayOptions,
  send: SendAdd,
): GatewayLoader =>
  Object.assign(load, {
    sendAdd: (products: AddRequest['products']) => send({ baseUrl, visitor: visitor(), products, fetch }),
  })
