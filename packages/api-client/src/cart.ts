import { cartSchema, type CartProperties } from '@shop/domain/cart.ts'
import {
  transactionSchema,
  transactionStartedSchema,
  type InitializeTransactionRequest,
} from '@shop/domain/transaction.ts'
import * as v from 'valibot'
import { orNotFound, type GatewayOptions, type Http } from './http.ts'

/** What can be said about a cart besides its lines; what is left out stays as it is. */
export interface CartUpdate {
  customProperties?: CartProperties
  shippingMethod?: string
  paymentCode?: string
}

/** A transaction as the visitor's address bar knows it; the second id may be missing there. */
export interface TransactionIds {
  transactionId: string
  correlationId?: string | undefined
}

/** The calls for the visitor's cart and for placing the order (API-11 to API-19). Changing calls answer nothing: read the cart again. */
export function cartCalls(http: Http, visitor: GatewayOptions['visitor']) {
  const own = () => ({ userId: visitor().userId })
  return {
    get: (signal?: AbortSignal) => http.get('/api/cart/get', cartSchema, { query: own(), signal }),
    /** `products` maps the id of a product or variation to how many pieces are added. */
    add: (products: Readonly<Record<string, number>>) =>
      http.send('post', '/api/cart/add', { json: { ...own(), products } }),
    remove: (itemNumber: string) => http.send('post', '/api/cart/remove', { json: { ...own(), itemNumber } }),
    updateProduct: (itemNumber: string, quantity: number) =>
      http.send('post', '/api/cart/updateProduct', { json: { ...own(), itemNumber, quantity } }),
    /** Ways of delivery and payment; for codes and marks see `updateProperties` (OP-12). */
    update: (changes: CartUpdate) => http.send('post', '/api/cart/update', { json: { ...own(), ...changes } }),
    updateProperties: (changes: CartUpdate) =>
      http.send('post', '/api/cart/update-properties', { json: { ...own(), ...changes } }),
    /** Moves what the visitor chose before login into the customer's own cart. */
    override: (previousUserId: string) =>
      http.send('get', '/api/cart/override-cart', { query: { previousUserId, ...own() } }),
    /** Places the order; a refusal may also come as `errorKeys` in the answer. */
    initializeTransaction: (order: Omit<InitializeTransactionRequest, 'userId'>) =>
      http.post('/api/cart/initialize-transaction', { ...own(), ...order }, transactionStartedSchema),
    /** One attempt to pay; refused with 404 when it is not the visitor's own. */
    getTransaction: async ({ transactionId, correlationId }: TransactionIds, signal?: AbortSignal) => {
      const query = { transactionId, ...own(), correlationId }
      return orNotFound(await http.get('/api/cart/get-transaction', v.nullish(transactionSchema), { query, signal }))
    },
  }
}
