import type { PaymentProviderDefinition } from '../provider.ts'

/** Adyen. */
export const adyen: PaymentProviderDefinition = {
  isBuilt: false,
  calls: ['POST /payments/initializePayment', 'POST /payments/paymentDetails', 'GET /payments/status/:id'],
}
