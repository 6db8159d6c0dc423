import type { Gateway } from '@shop/api-client'
import type { Cart, CartProperties } from '@shop/domain/cart.ts'
import { emptyCart } from '@shop/domain/empty-cart.ts'
import { createStore } from 'zustand/vanilla'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { reuseUnchangedLines } from './reuse-unchanged-lines.ts'

export interface CartState {
  cart: Cart
  /** False until the visitor's cart has been read for the first time, or reading it failed. */
  isLoaded: boolean
  /** Whether the cart on show is the visitor's: an empty one before that says nothing about theirs. */
  isRead: boolean
  /** Pieces that the visitor has added and the gateway has not counted yet, so that a press counts at once. */
  optimisticPieces: number
  /** Changes on their way to the gateway; the cart on show is final when this is 0. */
  pending: number
  /** Grows with each change that the visitor made here; the mini-cart opens when it does (OP-71). */
  changes: number
  refresh: () => Promise<void>
  /** The cart once nothing is in flight any more, so that nobody acts on one that is about to change. */
  whenIdle: () => Promise<Cart>
  /** Brings along the cart of the visitor one was before logging in (SES-09). */
  adopt: (previousUserId: string) => Promise<void>
  add: (productId: string, quantity: number) => Promise<void>
  remove: (itemNumber: string) => Promise<void>
  changeQuantity: (itemNumber: string, quantity: number) => Promise<void>
  chooseShipping: (shippingMethod: string) => Promise<void>
  /** Sends codes and marks, and with them the way to pay that is chosen (CART-25). */
  changeProperties: (customProperties: CartProperties) => Promise<void>
}

/** A change of the cart, made by one of the gateway's calls. */
type CartCall = (calls: Gateway['cart']) => Promise<unknown>

/**
 * The visitor's cart as the gateway knows it. Every change is a call and then a fresh read (CART-07): the gateway
 * alone does sums. All promises reject with GatewayFailure.
 */
export function createCartStore(loadGateway: LoadGateway) {
  return createStore<CartState>()((set, get) => {
    let lastJob: Promise<unknown> = Promise.resolve()

    /**
     * Runs one change after the other, so that the cart shown last is the cart the gateway saw last. `pieces` are
     * counted at once, until the gateway's own count comes or the change has failed.
     */
    const enqueue = (call: CartCall, pieces = 0) => {
      let uncounted = pieces
      const update = (changed: Partial<CartState>) => {
        const counted = uncounted
        uncounted = 0
        set(({ optimisticPieces }) => ({ ...changed, optimisticPieces: optimisticPieces - counted }))
      }
      const run = async () => {
        try {
          await call((await loadGateway()).cart)
        } finally {
          const cart = await (await loadGateway()).cart.get()
          update({ cart: reuseUnchangedLines(cart, get().cart), isRead: true })
        }
      }
      set(({ pending, optimisticPieces }) => ({ pending: pending + 1, optimisticPieces: optimisticPieces + pieces }))
      const done = lastJob.then(run, run).finally(() => update({ pending: get().pending - 1, isLoaded: true }))
      lastJob = done
      return done
    }

    const change = async (call: CartCall, pieces = 0) => {
      await enqueue(call, pieces)
      set(({ changes }) => ({ changes: changes + 1 }))
    }

    return {
      cart: emptyCart,
      isLoaded: false,
      isRead: false,
      optimisticPieces: 0,
      pending: 0,
      changes: 0,
      refresh: () => enqueue(async () => {}),
      whenIdle: async () => {
        while (get().pending > 0) await lastJob.catch(() => undefined)
        return get().cart
      },
      adopt: (previousUserId) => enqueue((calls) => calls.override(previousUserId)),
      add: (productId, quantity) => change((calls) => calls.add({ [productId]: quantity }), quantity),
      remove: (itemNumber) => change((calls) => calls.remove(itemNumber)),
      changeQuantity: (itemNumber, quantity) => change((calls) => calls.updateProduct(itemNumber, quantity)),
      chooseShipping: (shippingMethod) => enqueue((calls) => calls.update({ shippingMethod })),
      changeProperties: (customProperties) =>
        enqueue((calls) => {
          const { selectedPaymentType: paymentCode } = get().cart
          return calls.updateProperties({ customProperties, ...(paymentCode && { paymentCode }) })
        }),
    }
  })
}
