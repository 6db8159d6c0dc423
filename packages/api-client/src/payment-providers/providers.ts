import type { PaymentProvider } from '@shop/domain/configuration.ts'
import type { Http, OwnQuery } from '../http.ts'
import { adyenCalls } from './adyen.ts'
import { klarnaCalls } from './klarna.ts'
import { netsCalls } from './nets.ts'

const calls = { adyen: adyenCalls, klarna: klarnaCalls, nets: netsCalls } satisfies Record<
  PaymentProvider,
  (http: Http, own: OwnQuery) => object
>

/** The calls of all payment providers, side by side. */
export const providerCalls = (http: Http, own: OwnQuery) => ({
  ...calls.adyen(http, own),
  ...calls.klarna(http, own),
  ...calls.nets(http, own),
})
