import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'

/**
 * The providers that show a payment's result themselves. Their scripts run on that page, and no other provider's. Needed
 * before any page loads, so it is apart from the providers' code, which loads with their pages.
 */
export const showsOwnResult = { adyen: false, klarna: true, nets: false } as const satisfies Record<
  PaymentProvider,
  boolean
>
