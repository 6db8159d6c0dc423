import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { codeAskedSchema, findOrderRules, openedOrderSchema } from '@shop/domain/orders/guest-order.ts'
import { orderDetailsSchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import { ORDER_NUMBER_MAX_LENGTH } from '@shop/domain/orders/withdrawal.ts'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { authorise } from '../../access/authorise.ts'
import type { Limits } from '../../access/limits.ts'
import { askForCode, tryCode } from './mailed-code.ts'
import { readForm } from '../../account/read-form.ts'
import type { PermitNewCart } from '../../cart/new-cart-limit.ts'
import type { Database } from '../../database/database.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { sendEmpty, sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { orderDetailsResponse } from '../order-details-response.ts'
import { printableOrderResponse } from '../printable-order-response.ts'
import { refillField } from '../refill/refill-reminders.ts'
import { reorder } from '../reorder.ts'
import { findOrderOfEmail, openOrder, readOpenedOrder } from './order-access.ts'

const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
const secret = text(100)

const askSchema = bounded(v.object({ orderNumber: text(ORDER_NUMBER_MAX_LENGTH), email: text(EMAIL_MAX_LENGTH) }))
const trySchema = bounded(v.object({ request: secret, code: text(40) }))
const tokenSchema = bounded(v.object({ orderToken: secret }))
const reorderSchema = bounded(v.object({ orderToken: secret, userId: secret }))

interface GuestOrderParts {
  db: Database
  digests: Digests
  limits: Limits
  isShopOrigin: IsShopOrigin
  permitNewCart: PermitNewCart
}

/**
 * The calls for an order without an account, in shops that offer it: a code by mail, then a token that opens this order alone.
 * Secrets are in bodies, never in addresses.
 */
export function createGuestOrderRoutes({ db, digests, limits, isShopOrigin, permitNewCart }: GuestOrderParts) {
  const routes = new Hono<ShopEnvironment>()

  routes.use('/v1.0/guest-orders/*', async (c, next) => {
    if (!c.get('shop').configuration.guestOrders) throw notFound()
    await next()
  })

  routes.post('/v1.0/guest-orders/code', async (c) => {
    const { orderNumber, email } = readForm(findOrderRules, await readBody(c, askSchema))
    const { id: shopId } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    await limits.network.count('code-request', clientNetworks(c))
    const asked = { shopId, purpose: 'guest-order', email: storedEmail(email), subject: orderNumber, origin } as const
    return sendJson(c, codeAskedSchema, { request: await askForCode({ db, digests, limits }, asked) })
  })

  routes.post('/v1.0/guest-orders/open', async (c) => {
    const typed = await readBody(c, trySchema)
    const { id: shopId } = c.get('shop')
    await limits.network.count('code-try', clientNetworks(c))
    const code = typed.code.replaceAll(/\D/g, '')
    const result = await tryCode({ db, digests }, { shopId, purpose: 'guest-order', secret: typed.request, code })
    if (result === 'wrong') throw new Refusal(400, ['wrong-code'])
    const order = result !== 'over' && (await findOrderOfEmail(db, { ...result, orderNumber: result.subject }))
    if (!order) throw new Refusal(400, ['code-over'])
    return sendJson(c, openedOrderSchema, { orderToken: await openOrder(db, digests, order) })
  })

  const openedBy = (c: Context<ShopEnvironment>, { orderToken: token }: { orderToken: string }) =>
    readOpenedOrder(db, digests, { shopId: c.get('shop').id, token })

  routes.post('/v1.0/guest-orders/details', async (c) => {
    const order = await openedBy(c, await readBody(c, tokenSchema))
    const shop = c.get('shop')
    const reminded = await refillField(db, shop, order.transactionId)
    return sendJson(c, orderDetailsSchema, { ...orderDetailsResponse(order, shop), ...reminded })
  })

  routes.post('/v1.0/guest-orders/print', async (c) => {
    const order = await openedBy(c, await readBody(c, tokenSchema))
    return sendJson(c, printableOrderSchema, printableOrderResponse(order, c.get('shop')))
  })

  routes.post('/v1.0/guest-orders/reorder', async (c) => {
    const body = await readBody(c, reorderSchema)
    await authorise(c, db, body.userId)
    const order = await openedBy(c, body)
    await reorder(db, c.get('shop'), { ...order, userId: body.userId }, permitNewCart(c))
    return sendEmpty(c)
  })

  return routes
}
