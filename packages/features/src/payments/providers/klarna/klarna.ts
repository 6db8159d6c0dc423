import type { ShopPaymentProvider } from '../provider.ts'

/** Klarna Checkout, which is Kustom's by now. */
export const klarna: ShopPaymentProvider = { checkout: undefined, logos: undefined }
