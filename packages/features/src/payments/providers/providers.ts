import type { PaymentProvider } from '@shop/domain/configuration.ts'
import { adyen } from './adyen/adyen.ts'
import { klarna } from './klarna/klarna.ts'
import { nets } from './nets/nets.ts'
import type { ShopPaymentProvider } from './provider.ts'

/** The payment providers; besides `own-results.ts`, nothing else in the shop knows their names. */
export const paymentProviders: Readonly<Record<PaymentProvider, ShopPaymentProvider>> = { adyen, klarna, nets }

/** The provider of that name; nothing for a shop that names none. */
export const providerOf = (name: PaymentProvider | undefined): ShopPaymentProvider | undefined =>
  name && paymentProviders[name]
