import { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { AsVisitor } from '../http/as-visitor.ts'
import type { Http } from '../http/http.ts'
import { providerCalls } from './payment-providers/providers.ts'

/** The calls for payment. Except for `methods`, each belongs to one payment provider. */
export function paymentsCalls(http: Http, asVisitor: AsVisitor) {
  return {
    methods: (signal?: AbortSignal) =>
      asVisitor(() => http.get('/api/payments/paymentMethods', orEmpty(paymentMethodsSchema), { signal })),
    ...providerCalls(http, asVisitor),
  }
}
