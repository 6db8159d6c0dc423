import { netsInitSchema } from '@shop/domain/payment.ts'
import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { userQuerySchema } from '../cart/cart-requests.ts'
import type { Database } from '../database/database.ts'
import { sendJson } from '../http/send-json.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import type { NetsSettings } from './nets/nets-settings.ts'
import { netsLanguage } from './nets/nets-texts.ts'
import type { PaymentProviderAdapter } from './provider.ts'
import { startPayment } from './start-payment.ts'

/** The calls for paying (API-22). */
export function createPaymentRoutes(db: Database, nets: PaymentProviderAdapter, settings: NetsSettings) {
  const routes = new Hono<ShopEnvironment>()

  routes.get('/nets', async (c) => {
    const { userId } = readQuery(c, userQuerySchema)
    await authorise(c, db, userId)
    const shop = c.get('shop')
    if (shop.configuration.paymentProvider !== 'nets') throw notFound()
    const { id, correlationId, paymentId } = await startPayment(db, nets, { shopId: shop.id, userId })
    return sendJson(c, netsInitSchema, {
      paymentId,
      transactionId: id,
      correlationId,
      clientKey: settings.checkoutKey,
      language: netsLanguage(shop.settings.cultureName),
      scriptUrl: settings.checkoutScript,
    })
  })

  return routes
}
