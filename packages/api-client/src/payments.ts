import { paymentMethodsSchema } from '@shop/domain/payment.ts'
import type { GatewayOptions, Http } from './http.ts'
import { providerCalls } from './payment-providers/providers.ts'

/** The calls for paying; which of them a shop makes depends on its provider (API-20 to API-26). */
export function paymentsCalls(http: Http, visitor: GatewayOptions['visitor']) {
  const own = () => ({ userId: visitor().userId })
  return {
    methods: (signal?: AbortSignal) => http.get('/api/payments/paymentMethods', paymentMethodsSchema, { signal }),
    ...providerCalls(http, own),
  }
}
