import { paymentStatusAnswerSchema } from '@shop/domain/payments/payment.ts'
import { Hono } from 'hono'
import * as v from 'valibot'
import { authorise } from '../access/authorise.ts'
import { bounded } from '../http/bounded.ts'
import { purchaseCall } from '../http/purchase-call.ts'
import { readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import { sendJson } from '../http/send-json.ts'
import { PAYMENT_STATUS_OF } from '../model/transaction-status.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { findByNumbers, findByTriple } from '../transactions/transaction-store.ts'
import type { PaymentRouteServices } from './providers/provider.ts'
import type { PaymentProviders } from './providers/providers.ts'

interface PaymentParts extends PaymentRouteServices {
  providers: PaymentProviders
  reconcileSoon: (transactionId: string) => void
}

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const statusQuerySchema = bounded(v.object({ userId: v.optional(id), correlationId: id }))

/** The calls of each payment provider, and of the status of a payment. All of them are watched as calls of a purchase. */
export function createPaymentRoutes(parts: PaymentParts) {
  const { db, providers, reconcileSoon } = parts
  const routes = new Hono<ShopEnvironment>()

  // The documents name no user id. A customer whom a bank's app leads to another browser reads the result there.
  routes.get('/payments/status/:id', purchaseCall, async (c) => {
    const { userId, correlationId } = readQuery(c, statusQuerySchema)
    if (userId) await authorise(c, db, userId)
    const ids = { transactionId: c.req.param('id'), correlationId }
    const shopId = c.get('shop').id
    const transaction = await (userId ? findByTriple(db, shopId, { ...ids, userId }) : findByNumbers(db, shopId, ids))
    if (!transaction) throw notFound()
    const { status, provider, orderNumber } = transaction
    if (status === 'authorising' || status === 'pending') reconcileSoon(transaction.id)
    const asked = provider && (await providers.get(provider)?.statusOf?.(transaction))
    return sendJson(c, paymentStatusAnswerSchema, {
      status: asked || PAYMENT_STATUS_OF[status],
      orderNumber: orderNumber ?? '',
    })
  })

  for (const provider of providers.values()) {
    const own = provider.routes(parts)
    for (const { path } of own.routes) routes.use(path, purchaseCall)
    routes.route('/', own)
  }
  return routes
}
