import { Hono } from 'hono'
import { netsInitSchema } from '@shop/domain/payments/providers/nets.ts'
import { authorise } from '../../../access/authorise.ts'
import { userQuerySchema } from '../../../cart/cart-requests.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { readQuery } from '../../../http/read-request.ts'
import { sendJson } from '../../../http/send-json.ts'
import type { ShopEnvironment } from '../../../shops/shop-environment.ts'
import { findById } from '../../../transactions/transaction-store.ts'
import { paymentEnded, startPayment, type CreatePayment } from '../../start-payment.ts'
import type { PaymentRouteServices } from '../provider.ts'
import { LIFETIME_MS } from './nets-api.ts'
import type { NetsSettings } from './nets-settings.ts'
import { netsLanguage } from './nets-texts.ts'

/** The call for the start data of Nets' form in the shop's page. */
export function createNetsRoutes(services: PaymentRouteServices, create: CreatePayment, settings: NetsSettings) {
  return new Hono<ShopEnvironment>().get('/nets', async (c) => {
    const { userId } = readQuery(c, userQuerySchema)
    await authorise(c, services.db, userId)
    const shop = c.get('shop')
    const started = await startPayment(services, 'nets', create, { shopId: shop.id, userId })
    const { id, correlationId, paymentId, paymentClaimedAt } = started
    const now = (await databaseTime(services.db)).getTime()
    if (paymentClaimedAt !== null && paymentClaimedAt.getTime() + LIFETIME_MS < now) {
      await services.reconcile(id)
      if ((await findById(services.db, id))?.status !== 'paid') throw paymentEnded()
    }
    return sendJson(c, netsInitSchema, {
      paymentId,
      transactionId: id,
      correlationId,
      clientKey: settings.checkoutKey,
      language: netsLanguage(shop.settings.cultureName),
      scriptUrl: settings.checkoutScript,
    })
  })
}
