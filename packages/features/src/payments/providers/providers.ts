import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { adyen } from './adyen/adyen.ts'
import { klarna } from './klarna/klarna.ts'
import { nets } from './nets/nets.ts'
import type { showsOwnResult } from './own-results.ts'
import type { OwnResult, ShopPaymentProvider } from './provider.ts'

/** A provider whose result page matches `own-results.ts`. */
type AsAnnounced<Name extends PaymentProvider> = ShopPaymentProvider & {
  checkout: (typeof showsOwnResult)[Name] extends true ? { ownResult: OwnResult } : { ownResult?: never } | undefined
}

/** The payment providers. Besides `own-results.ts`, no other code of the shop contains their names. */
export const paymentProviders: { readonly [Name in PaymentProvider]: AsAnnounced<Name> } = { adyen, klarna, nets }

/** Returns the provider of this name. Undefined for a shop that names none. */
export const providerOf = (name: PaymentProvider | undefined): ShopPaymentProvider | undefined =>
  name && paymentProviders[name]
