import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { Ids, Resource } from './resources.ts'

/** What a call is sent with. */
interface Sent {
  parameters?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** A call of the gateway, and who may do what with it. */
export interface ListedCall {
  call: string
  names: Resource[]
  /** How it is sent with all that it names; `captcha` is solved. */
  send?: (ids: Ids, captcha: string) => Sent
  /** Who is paid for the transactions it is about. */
  provider?: PaymentProvider
  /** What it names is used up by it. */
  isOnlyOnce?: true
}
