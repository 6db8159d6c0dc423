import { orderDetailsSchema, orderHistoryAnswerSchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { GatewayOptions, Http } from '../http/http.ts'
import { path } from '../http/path.ts'
import { requireToken } from '../http/require-token.ts'

/** The calls for a customer's orders. `history` and `details` reject as unauthorised without a token, before any request. */
export function ordersCalls(http: Http, visitor: GatewayOptions['visitor']) {
  return {
    /** Reads a page of the orders, newest first. Pages count from 1. */
    history: async (page: { pageNumber: number; pageSize: number }, signal?: AbortSignal) => {
      requireToken(visitor())
      return http.get('/api/v1.0/orders/history', orEmpty(orderHistoryAnswerSchema), { query: page, signal })
    },
    details: async (orderNumber: string, signal?: AbortSignal) => {
      requireToken(visitor())
      return http.get(path`/api/v1.0/orders/history/${orderNumber}`, orderDetailsSchema, { signal })
    },
    printable: async (orderNumber: string, signal?: AbortSignal) =>
      http.get(path`/api/orders/${visitor().userId}/${orderNumber}`, printableOrderSchema, { signal }),
    /** Puts the items of an order into the cart. The answer is not documented, so read the cart afterwards. */
    reorder: async (orderNumber: string) =>
      http.send('post', path`/api/orders/reorder/${visitor().userId}/${orderNumber}`),
  }
}
