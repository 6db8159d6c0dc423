import type { Named } from '@shop/contract/example-of.ts'
import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { Ids, Resource } from './resources.ts'

export interface Sent {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
}

/** A call of the gateway, and the rules for its callers. */
export interface ListedCall {
  call: string
  names: Resource[]
  /** Returns what the example request of the contract names otherwise. */
  naming?: (ids: Ids) => Partial<Named>
  /** Returns the parts of the request that the contract's example has not, or has otherwise. */
  send?: (ids: Ids) => Sent
  /** The payment provider of the call's transactions. */
  provider?: PaymentProvider
  /** The call uses up what it names, so it works once. */
  isOnlyOnce?: true
}
