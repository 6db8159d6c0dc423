import { codeAskedSchema, openedOrderSchema } from '@shop/domain/orders/guest-order.ts'
import { orderDetailsSchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import type { GatewayOptions, Http } from '../http/http.ts'

const path = (name: string) => `/api/v1.0/guest-orders/${name}`

/**
 * The calls of ours for an order without an account. Other gateways answer 404. All secrets are in bodies: addresses end up in
 * logs.
 */
export function guestOrdersCalls(http: Http, visitor: GatewayOptions['visitor']) {
  return {
    /** Asks for a code by mail. The answer is the same whether or not there is such an order. */
    askForCode: (asked: { orderNumber: string; email: string }) => http.post(path('code'), asked, codeAskedSchema),
    /** Tries a code. The token opens the order for an hour. */
    open: (typed: { request: string; code: string }) => http.post(path('open'), typed, openedOrderSchema),
    details: (orderToken: string) => http.post(path('details'), { orderToken }, orderDetailsSchema),
    printable: (orderToken: string) => http.post(path('print'), { orderToken }, printableOrderSchema),
    /** Puts the items of the order into the visitor's cart. Read the cart afterwards. */
    reorder: (orderToken: string) =>
      http.send('post', path('reorder'), { json: { orderToken, userId: visitor().userId } }),
  }
}
