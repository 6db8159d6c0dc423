import type { Cart } from '@shop/domain/cart/cart.ts'
import type { StoreApi } from 'zustand/vanilla'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import { isSameCart } from './cart-changes.ts'
import type { CartState } from './cart-state.ts'

type CartStore = Pick<StoreApi<CartState>, 'getState' | 'setState'>

/** Of each shop the call whose answer was lost, and the cart before it. */
const lostCalls = new WeakMap<CartStore, { name: string; cart: Cart }>()

/**
 * Sends a call that adds goods which only the gateway knows, such as those of an earlier order. Goods are never added twice:
 * where the answer is lost, a cart that has changed says that they were added. Where that cart cannot be read either, the
 * next call of the same name reads it before anything is sent. Rejects with GatewayFailure.
 */
export async function fillCart(store: CartStore, name: string, call: () => Promise<unknown>): Promise<void> {
  // What the visitor has just changed comes first: the gateway takes one cart after the other.
  await store.getState().whenIdle()
  if (await wasDone(store, name)) return
  await send(store, name, call)
  await store
    .getState()
    .refresh()
    .catch(() => store.setState({ isOutdated: true }))
}

/** Says whether an earlier call of this name is known to have added its goods. */
async function wasDone(store: CartStore, name: string): Promise<boolean> {
  const lost = lostCalls.get(store)
  const earlier = lost?.name === name ? lost : undefined
  const { isRead, isOutdated, refresh } = store.getState()
  if (earlier || !isRead || isOutdated) await refresh()
  lostCalls.delete(store)
  return earlier !== undefined && !isSameCart(earlier.cart, store.getState().cart)
}

async function send(store: CartStore, name: string, call: () => Promise<unknown>) {
  const { cart, refresh } = store.getState()
  try {
    await call()
  } catch (error) {
    if (!isAnswerLost(error)) throw error
    lostCalls.set(store, { name, cart })
    await refresh().catch(() => Promise.reject(error))
    lostCalls.delete(store)
    if (isSameCart(cart, store.getState().cart)) throw error
  }
}
