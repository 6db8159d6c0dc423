import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { adyenCalls } from './adyen.ts'
import { klarnaCalls } from './klarna.ts'
import { netsCalls } from './nets.ts'

/** The calls of all payment providers. */
export const providerCalls = { ...adyenCalls, ...klarnaCalls, ...netsCalls }

/** The call that gives the form of each payment provider what it needs. */
export const paymentFormCalls = {
  adyen: 'GET /api/payments/paymentMethods',
  klarna: 'GET /api/klarna',
  nets: 'GET /api/nets',
} as const satisfies Record<PaymentProvider, string>
