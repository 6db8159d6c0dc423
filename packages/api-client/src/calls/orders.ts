import { orderDetailsSchema, orderHistorySchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { GatewayOptions, Http } from '../http/http.ts'
import { path } from '../http/path.ts'
import { requireToken } from '../http/require-token.ts'

/** The calls for a customer's orders. The list and the details are asked for only with a token. */
export function ordersCalls(http: Http, visitor: GatewayOptions['visitor']) {
  return {
    /** One page of the list, newest first; pages count from 1. */
    history: async (page: { pageNumber: number; pageSize: number }, signal?: AbortSignal) => {
      requireToken(visitor())
      return http.get('/api/v1.0/orders/history', orEmpty(orderHistorySchema), { query: page, signal })
    },
    details: async (orderNumber: string, signal?: AbortSignal) => {
      requireToken(visitor())
      return http.get(path`/api/v1.0/orders/history/${orderNumber}`, orderDetailsSchema, { signal })
    },
    printable: async (orderNumber: string, signal?: AbortSignal) =>
      http.get(path`/api/orders/${visitor().userId}/${orderNumber}`, printableOrderSchema, { signal }),
    /** Puts an order's items into the cart again; whatever it answers, the cart says what became of it (OP-15). */
    reorder: async (orderNumber: string) =>
      http.send('post', path`/api/orders/reorder/${visitor().userId}/${orderNumber}`),
  }
}
