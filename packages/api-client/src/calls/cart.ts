import { cartSchema, type CartProperties } from '@shop/domain/cart/cart.ts'
import {
  transactionSchema,
  transactionStartedSchema,
  type InitializeTransactionRequest,
} from '@shop/domain/orders/transaction.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import type { AsVisitors } from '../http/as-visitor.ts'
import type { RememberFailure } from '../http/failure-memory.ts'
import { GatewayFailure, type Failure } from '../http/failure.ts'
import { orNotFound, type GatewayOptions, type Http } from '../http/http.ts'
import { readStatus } from '../http/read-error.ts'
import { sendAdd, type AddRequest, type AddResponse } from '../http/send-add.ts'

/**
 * The properties of a cart besides its lines. Absent ones stay unchanged, but a gateway may replace all of
 * `customProperties` by the sent ones.
 */
export interface CartUpdate {
  customProperties?: CartProperties
  shippingMethod?: string
  paymentCode?: string
}

/** The ids of a transaction, as the address of its page contains them. Some addresses lack the second one. */
export interface TransactionIds {
  transactionId: string
  correlationId?: string | undefined
}

/** Returns the calls for the visitor's cart and for placing the order. Changing calls return nothing: read the cart again. */
export function cartCalls(
  http: Http,
  { visitor, baseUrl, fetch }: GatewayOptions,
  { asVisitor, asThisVisitor }: Pick<AsVisitors, 'asVisitor' | 'asThisVisitor'>,
  remember: RememberFailure,
) {
  const change = (name: string, changes: object) =>
    asVisitor(({ userId }) => http.send('post', `/api/cart/${name}`, { json: { userId, ...changes } }))
  return {
    get: (signal?: AbortSignal) =>
      asVisitor(({ userId }) => http.get('/api/cart/get', orEmpty(cartSchema), { query: { userId }, signal })),
    /**
     * Adds the quantity of each product or variation, by id. If the add was sent already, pass its `response`: the call reads
     * it. It sends the add again only as an anonymous visitor.
     */
    add: (products: AddRequest['products'], response?: AddResponse) => {
      let unread = response
      return asVisitor(async (by) => {
        const answered = unread ?? (await sendAdd({ baseUrl, fetch, visitor: by, products }))
        unread = undefined
        if (answered.isAdded) return
        const failure = new GatewayFailure(failureOf(answered))
        remember(failure)
        throw failure
      })
    },
    remove: (itemNumber: string) => change('remove', { itemNumber }),
    updateProduct: (itemNumber: string, quantity: number) => change('updateProduct', { itemNumber, quantity }),
    /** Changes shipping method and payment method. For promo codes and references see `updateProperties`. */
    update: (changes: CartUpdate) => change('update', changes),
    updateProperties: (changes: CartUpdate) => change('update-properties', changes),
    /**
     * Merges the cart from before login into the customer's cart. A 401 may be about either id, so it does not end the
     * session. The next read of the cart shows whether the customer's token has expired.
     */
    override: async (previousUserId: string) =>
      http.send('get', '/api/cart/override-cart', { query: { previousUserId, userId: visitor().userId } }),
    /**
     * Places the order. A refusal may also come as `errorKeys` in a successful response. Never repeated as another visitor
     * after an expired token, because that would order another cart.
     */
    initializeTransaction: (order: Omit<InitializeTransactionRequest, 'userId'>) =>
      asThisVisitor(({ userId }) =>
        http.post('/api/cart/initialize-transaction', { userId, ...order }, transactionStartedSchema),
      ),
    /** Returns a transaction. Rejects with status 404 if it is not the visitor's own. */
    getTransaction: ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) =>
      asVisitor(async ({ userId }) => {
        const query = { transactionId, userId, correlationId }
        return orNotFound(await http.get('/api/cart/get-transaction', v.nullish(transactionSchema), { query, signal }))
      }),
  }
}

/** Returns why an add has failed. A web page with a successful status does not come from the gateway. */
function failureOf({ status, body = '' }: AddResponse): Failure {
  if (status === undefined) return { kind: 'unreachable' }
  return status < 300 ? { kind: 'broken' } : readStatus(status, body)
}
