import type { PaymentProviderDefinition } from '../provider.ts'

/** Klarna Checkout, which is Kustom's by now. */
export const klarna: PaymentProviderDefinition = {
  isBuilt: false,
  calls: ['GET /klarna', 'GET /klarna/order'],
}
