import { Hono } from 'hono'
import { klarnaInitSchema, klarnaOrderSchema } from '@shop/domain/payments/providers/klarna.ts'
import * as v from 'valibot'
import { authorise } from '../../../access/authorise.ts'
import { userQuerySchema } from '../../../cart/cart-requests.ts'
import { describeFailure } from '../../../failures/describe-failure.ts'
import { logEvent } from '../../../failures/log-event.ts'
import { bounded } from '../../../http/bounded.ts'
import { readQuery } from '../../../http/read-request.ts'
import { notFound, Refusal } from '../../../http/refusal.ts'
import { sendJson } from '../../../http/send-json.ts'
import type { ShopEnvironment } from '../../../shops/shop-environment.ts'
import { findById } from '../../../transactions/transaction-store.ts'
import { paymentEnded, startPayment } from '../../start-payment.ts'
import type { PaymentRouteServices } from '../provider.ts'
import type { CheckoutApi } from './klarna-checkout.ts'

const id = v.pipe(v.string(), v.maxLength(100))
const orderQuerySchema = bounded(v.object({ userId: id, transactionId: id, correlationId: v.optional(id) }))

/** The calls for Klarna's form and its confirmation in the shop's page. */
export function createKlarnaRoutes(services: PaymentRouteServices, checkout: CheckoutApi) {
  const { db, limits, reconcile } = services
  const routes = new Hono<ShopEnvironment>()

  routes.get('/klarna', async (c) => {
    const { userId } = readQuery(c, userQuerySchema)
    await authorise(c, db, userId)
    const key = { shopId: c.get('shop').id, userId }
    const { id: transactionId, paymentId } = await startPayment(services, 'klarna', checkout.create, key)
    const shown = await orUnavailable(checkout.read(paymentId))
    // The order was bought in another tab or has expired.
    if (!shown || shown.isComplete) await orUnavailable(reconcile(transactionId))
    if (!shown) throw paymentEnded()
    return sendJson(c, klarnaInitSchema, { dropInHtml: shown.snippet, transactionId })
  })

  routes.get('/klarna/order', async (c) => {
    const asked = readQuery(c, orderQuerySchema)
    await authorise(c, db, asked.userId)
    const shopId = c.get('shop').id
    await limits.id.count('payment-confirmation', `${shopId} ${asked.userId}`)
    const find = async () => {
      const found = await findById(db, asked.transactionId)
      const isTheirs = found?.shopId === shopId && found.userId === asked.userId && found.provider === 'klarna'
      // The shop sends the correlation id only if the page's address contains it.
      const isAsked = found?.correlationId === (asked.correlationId ?? found?.correlationId)
      if (!isTheirs || !isAsked || found.paymentId === null) throw notFound()
      return { ...found, paymentId: found.paymentId }
    }
    const { id: transactionId, paymentId } = await find()
    await orUnavailable(reconcile(transactionId))
    const [{ orderNumber, correlationId }, shown] = [await find(), await orUnavailable(checkout.read(paymentId))]
    if (!shown?.isComplete) throw new Refusal(409, ['payment-not-completed'])
    return sendJson(c, klarnaOrderSchema, {
      dropInHtml: shown.snippet,
      orderNumber: orderNumber ?? '',
      paymentId,
      correlationId,
    })
  })

  return routes
}

/** Throws a 502 refusal if Klarna is unreachable or its answer cannot be read. */
const orUnavailable = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((failure: unknown) => {
    logEvent('payment-provider-unavailable', { provider: 'klarna', failure: describeFailure(failure) })
    throw new Refusal(502, ['payment-provider-unavailable'])
  })
