import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'

/**
 * Which providers show the result of a payment by themselves (RES-06), so that their scripts run on that page and nobody
 * else's (OP-82). It is asked before any page is loaded, and stands by itself because of that: what a provider does is no
 * part of a first visit.
 */
export const showsOwnResult = { adyen: false, klarna: true, nets: false } as const satisfies Record<
  PaymentProvider,
  boolean
>
