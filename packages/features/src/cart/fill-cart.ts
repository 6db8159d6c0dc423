import type { Cart } from '@shop/domain/cart/cart.ts'
import type { StoreApi } from 'zustand/vanilla'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import { isSameCart } from './cart-changes.ts'
import type { CartState } from './cart-state.ts'

type CartStore = Pick<StoreApi<CartState>, 'getState' | 'setState'>

/** The last call of each shop whose response was lost, and the cart before it. */
const lostCalls = new WeakMap<CartStore, { name: string; cart: Cart }>()

/**
 * Sends a call that adds items which only the gateway knows, such as those of an earlier order. Never adds them twice: if
 * the response is lost, a changed cart confirms the call. If the cart cannot be read either, the next call of this name
 * reads it first. Rejects with GatewayFailure.
 */
export async function fillCart(store: CartStore, name: string, call: () => Promise<unknown>): Promise<void> {
  // The gateway handles changes of a cart one at a time.
  await store.getState().whenIdle()
  if (await wasDone(store, name)) return
  await send(store, name, call)
  await store
    .getState()
    .refresh()
    .catch(() => store.setState({ isOutdated: true }))
}

/** Whether an earlier call of this name has added its items. */
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
