import type { Gateway, GatewayOptions } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import { callsMadeBy, type Call } from './calls.ts'

const GROUPS = [
  'catalogue',
  'content',
  'cart',
  'payments',
  'account',
  'orders',
  'newsletter',
  'customerService',
] as const satisfies readonly (keyof Gateway)[]

/**
 * The gateway, whose code comes with the first call: a page can be read before anybody needs to speak to it, so its
 * client and schemas are no part of the first file. Code that cannot be had is an answer that cannot be had.
 */
export function createLazyGateway(options: GatewayOptions): Gateway {
  let opened: Promise<Gateway> | undefined
  const open = () => {
    opened ??= import('@shop/api-client').then(
      ({ createGateway }) => createGateway(options),
      (error: unknown) => {
        opened = undefined
        throw new GatewayFailure({ kind: 'unreachable' }, error)
      },
    )
    return opened
  }
  const groups = GROUPS.map((name) => [
    name,
    callsMadeBy((call) => async (...parameters) => {
      const calls: Record<string, Call> = (await open())[name]
      return calls[call]?.(...parameters)
    }),
  ])
  // Every group and every call keeps its name, its parameters and its answer; only the moment of loading differs.
  return Object.fromEntries(groups) as Gateway
}
