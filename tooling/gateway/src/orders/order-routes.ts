import { Hono, type Context } from 'hono'
import { orderDetailsSchema, orderHistorySchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import * as v from 'valibot'
import { authorise, authoriseCustomer } from '../access/authorise.ts'
import type { PermitNewCart } from '../cart/new-cart-limit.ts'
import type { Database } from '../database/database.ts'
import { bounded } from '../http/bounded.ts'
import { readQuery } from '../http/read-request.ts'
import { sendEmpty, sendJson } from '../http/send-json.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { orderDetailsResponse } from './order-details-response.ts'
import { orderProgressResponse } from './order-progress-response.ts'
import { printableOrderResponse } from './printable-order-response.ts'
import { readHistory, readOrder } from './read-orders.ts'
import { refillField } from './refill/refill-reminders.ts'
import { reorder } from './reorder.ts'
import { personOf } from './shown-order.ts'

const whole = (standard: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.maxLength(9), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(most)),
    String(standard),
  )
const pageSchema = bounded(v.object({ pageNumber: whole(1, 1_000_000), pageSize: whole(10, 50) }))

interface OrderParts {
  db: Database
  permitNewCart: PermitNewCart
}

/** The calls for a customer's orders: history, details, printable order and reorder. */
export function createOrderRoutes({ db, permitNewCart }: OrderParts) {
  const routes = new Hono<ShopEnvironment>()

  routes.get('/v1.0/orders/history', async (c) => {
    const shop = c.get('shop')
    const userId = await authoriseCustomer(c, db)
    const { page, total } = await readHistory(db, { shopId: shop.id, userId }, readQuery(c, pageSchema))
    const items = page.map((order) => ({
      orderNumber: order.orderNumber,
      placementDate: order.placedAt.toISOString(),
      placedByUserName: personOf(order.draft.invoiceAddress),
      status: order.status,
      ...orderProgressResponse(order, shop),
    }))
    return sendJson(c, orderHistorySchema, { items, totalCount: total })
  })

  routes.get('/v1.0/orders/history/:id', async (c) => {
    const shop = c.get('shop')
    const userId = await authoriseCustomer(c, db)
    const order = await readOrder(db, { shopId: shop.id, userId }, c.req.param('id'))
    const reminded = await refillField(db, shop, order.transactionId)
    return sendJson(c, orderDetailsSchema, { ...orderDetailsResponse(order, shop), ...reminded })
  })

  /** Returns the order in the path. Throws a refusal unless the caller may act for its customer. */
  const orderOf = async (
    c: Context<ShopEnvironment>,
    { userId, orderNumber }: { userId: string; orderNumber: string },
  ) => {
    await authorise(c, db, userId)
    return readOrder(db, { shopId: c.get('shop').id, userId }, orderNumber)
  }

  routes.get('/orders/:userId/:orderNumber', async (c) => {
    const order = await orderOf(c, c.req.param())
    return sendJson(c, printableOrderSchema, printableOrderResponse(order, c.get('shop')))
  })

  routes.post('/orders/reorder/:userId/:orderNumber', async (c) => {
    await reorder(db, c.get('shop'), await orderOf(c, c.req.param()), permitNewCart(c))
    return sendEmpty(c)
  })

  return routes
}
