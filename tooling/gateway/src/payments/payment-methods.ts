import { Hono } from 'hono'
import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { cacheableJson, sendCached } from '../http/cached-response.ts'
import { validated } from '../http/send-json.ts'
import { sandboxSettings } from '../model/sandbox-settings.ts'
import { cachePerShop } from '../shops/cache-per-shop.ts'
import type { Shop } from '../shops/shop.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import type { PaymentForm } from './providers/provider.ts'
import type { PaymentProviders } from './providers/providers.ts'

/** Where the logos of payment methods come from. */
export interface PaymentIcons {
  environment: 'test' | 'live'
  /** Absent: the shop loads them from the provider's own host. */
  iconBase?: string
}

/** Reads the settings of logos. On a developer's machine they come from the sandbox. */
export function readPaymentIcons(environment: Environment): PaymentIcons {
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = valuesOf(sandboxSettings, environment)
  const siteEnvironment = readSiteEnvironment(environment)
  if (siteEnvironment === 'production') return { environment: 'live' }
  if (siteEnvironment !== 'local') return { environment: 'test' }
  const origin = SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT}`
  return { environment: 'test', iconBase: `${origin}/checkoutshopper/images/logos/medium/` }
}

/** How long a browser may cache the payment methods, in seconds. */
const MAX_AGE_SECONDS = 60

interface PaymentMethodParts {
  icons: PaymentIcons
  providers: PaymentProviders
}

/** The call for the payment methods whose logos the cart shows. A free shop has none. */
export function createPaymentMethodRoutes({ icons, providers }: PaymentMethodParts): Hono<ShopEnvironment> {
  const answerWith = ({ settings }: Shop, form: PaymentForm) =>
    cacheableJson(validated(paymentMethodsSchema, { ...form, culture: settings.cultureName, ...icons }))
  const ownAnswer = cachePerShop((shop) => {
    // A string of JSON, like a provider's own answer.
    const paymentMethods = JSON.stringify({ paymentMethods: shop.settings.paymentMethods })
    return answerWith(shop, { paymentMethods, clientKey: '' })
  })
  return new Hono<ShopEnvironment>().get('/payments/paymentMethods', async (c) => {
    const shop = c.get('shop')
    const form = await providers.get(shop.configuration.paymentProvider ?? '')?.paymentForm?.(shop)
    return sendCached(c, form ? answerWith(shop, form) : ownAnswer(shop), MAX_AGE_SECONDS)
  })
}
