import type { PaymentProvider } from '@shop/domain/configuration.ts'
import { paymentMethodsSchema } from '@shop/domain/payment.ts'
import type { GatewayOptions, Http, OwnQuery } from './http.ts'
import { adyenCalls } from './payment-providers/adyen.ts'
import { klarnaCalls } from './payment-providers/klarna.ts'
import { netsCalls } from './payment-providers/nets.ts'

const calls = { adyen: adyenCalls, klarna: klarnaCalls, nets: netsCalls } satisfies Record<
  PaymentProvider,
  (http: Http, own: OwnQuery) => object
>

/** The calls for paying; which of them a shop makes depends on its provider (API-20 to API-26). */
export function paymentsCalls(http: Http, visitor: GatewayOptions['visitor']) {
  const own = () => ({ userId: visitor().userId })
  return {
    methods: (signal?: AbortSignal) => http.get('/api/payments/paymentMethods', paymentMethodsSchema, { signal }),
    ...calls.adyen(http, own),
    ...calls.klarna(http, own),
    ...calls.nets(http, own),
  }
}
