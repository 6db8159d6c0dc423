import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { adyen } from './adyen/adyen.ts'
import { klarna } from './klarna/klarna.ts'
import { nets } from './nets/nets.ts'
import type { showsOwnResult } from './own-results.ts'
import type { OwnResult, ShopPaymentProvider } from './provider.ts'

/** A provider that does with its result page what is said of it before that page is loaded. */
type AsAnnounced<Name extends PaymentProvider> = ShopPaymentProvider & {
  checkout: (typeof showsOwnResult)[Name] extends true ? { ownResult: OwnResult } : { ownResult?: never } | undefined
}

/** The payment providers; besides `own-results.ts`, nothing else in the shop knows their names. */
export const paymentProviders: { readonly [Name in PaymentProvider]: AsAnnounced<Name> } = { adyen, klarna, nets }

/** The provider of that name; nothing for a shop that names none. */
export const providerOf = (name: PaymentProvider | undefined): ShopPaymentProvider | undefined =>
  name && paymentProviders[name]
