import { Hono, type Context } from 'hono'
import { customerOf } from '../account/access.ts'
import type { Customers } from '../account/customers.ts'
import { addItem } from '../cart/cart.ts'
import { cartOf, type Carts } from '../cart/calls.ts'
import { rejected, unshown, type UnshownAnswer } from '../http/answers.ts'
import { historyItem, orderDetails, printableOrder } from './order-answers.ts'
import { ordersOf, type Order, type Orders } from './orders.ts'

interface Parts {
  orders: Orders
  carts: Carts
  customers: Customers
  now: () => number
  unshownAnswer: UnshownAnswer
}

const pageLimit = 50

export function orderCalls({ orders, carts, customers, now, unshownAnswer }: Parts): Hono {
  const calls = new Hono()
  calls.get('/api/v1.0/orders/history', (context) => {
    const customer = customerOf(context, customers, now())
    if (!customer) return rejected(context, 401, 'unauthorised')
    const { pageNumber = '1', pageSize = '10' } = context.req.query()
    const size = Math.min(Math.max(1, Number(pageSize) || 1), pageLimit)
    const start = (Math.max(1, Number(pageNumber) || 1) - 1) * size
    const page = ordersOf(orders, customer.userId).slice(start, start + size)
    return context.json({ items: page.map((order) => historyItem(order)) })
  })
  calls.get('/api/v1.0/orders/history/:id', (context) => {
    const customer = customerOf(context, customers, now())
    if (!customer) return rejected(context, 401, 'unauthorised')
    const order = orders.get(context.req.param('id'))
    if (!order || order.userId !== customer.userId) return rejected(context, 404, 'order-not-found')
    return context.json(orderDetails(order))
  })
  calls.get('/api/orders/:user/:number', (context) => {
    const order = ownOrder(context, orders)
    return order ? context.json(printableOrder(order)) : rejected(context, 404, 'order-not-found')
  })
  calls.post('/api/orders/reorder/:user/:number', (context) => {
    const order = ownOrder(context, orders)
    if (!order) return rejected(context, 404, 'order-not-found')
    for (const { item, quantity } of order.cart.lines) addItem(cartOf(carts, order.userId), item.id, quantity)
    return unshown(context, unshownAnswer)
  })
  return calls
}

/** The order of the path's number, if it belongs to the path's user. */
function ownOrder(context: Context, orders: Orders): Order | undefined {
  const order = orders.get(context.req.param('number') ?? '')
  return order?.userId === context.req.param('user') ? order : undefined
}
