import { Hono } from 'hono'
import { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { cacheableJson, sendCached } from '../http/cached-response.ts'
import { validated } from '../http/send-json.ts'
import { readSiteEnvironment } from '../model/site-environment.ts'
import { cachePerShop } from '../shops/cache-per-shop.ts'
import type { Shop } from '../shops/shop.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import type { PaymentForm } from './providers/provider.ts'
import type { PaymentProviders } from './providers/providers.ts'

/** Where the pictures of the ways to pay come from. */
export interface PaymentIcons {
  environment: 'test' | 'live'
  /** Absent: from the provider's own host, which the shop knows. */
  iconBase?: string
}

/** Reads it: a developer's machine shows the sandbox's pictures. */
export function readPaymentIcons(environment: Readonly<Record<string, string | undefined>>): PaymentIcons {
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = environment
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return { environment: 'live' }
  if (siteEnvironment !== 'local') return { environment: 'test' }
  const origin = SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT || '8080'}`
  return { environment: 'test', iconBase: `${origin}/checkoutshopper/images/logos/medium/` }
}

/** Seconds for which a browser may keep the ways to pay. */
const MAX_AGE_SECONDS = 60

/** The ways to pay, for the row of their pictures in the cart (CART-19); a shop in which nothing is paid has none. */
export function createPaymentMethodRoutes(icons: PaymentIcons, providers: PaymentProviders) {
  const answerWith = ({ settings }: Shop, form: PaymentForm) =>
    cacheableJson(validated(paymentMethodsSchema, { ...form, culture: settings.cultureName, ...icons }))
  const ownAnswer = cachePerShop((shop) => {
    // A text that holds JSON, as a provider's own answer is (OP-14).
    const paymentMethods = JSON.stringify({ paymentMethods: shop.settings.paymentMethods })
    return answerWith(shop, { paymentMethods, clientKey: '' })
  })
  return new Hono<ShopEnvironment>().get('/payments/paymentMethods', async (c) => {
    const shop = c.get('shop')
    const form = await providers.get(shop.configuration.paymentProvider ?? '')?.paymentForm?.(shop)
    return sendCached(c, form ? answerWith(shop, form) : ownAnswer(shop), MAX_AGE_SECONDS)
  })
}
