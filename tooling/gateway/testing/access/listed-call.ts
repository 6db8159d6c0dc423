import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { Ids, Resource } from './resources.ts'

interface Sent {
  parameters?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** A call of the gateway, and the rules for its callers. */
export interface ListedCall {
  call: string
  names: Resource[]
  /** Returns the request for given ids. `captcha` is a solved token. */
  send?: (ids: Ids, captcha: string) => Sent
  /** The payment provider of the call's transactions. */
  provider?: PaymentProvider
  /** The call uses up what it names, so it works once. */
  isOnlyOnce?: true
}
