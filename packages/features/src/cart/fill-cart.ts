import type { Cart } from '@shop/domain/cart.ts'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import { isSameCart, type CartChanges } from './cart-changes.ts'
import type { CartState } from './cart-state.ts'

interface Dependencies {
  changes: Pick<CartChanges, 'enqueue' | 'read' | 'isCurrent'>
  getState: () => Pick<CartState, 'cart'>
  setOutdated: () => void
}

/**
 * Sends calls that add goods which only the gateway knows, such as those of an earlier order. Goods are never added twice:
 * where the answer is lost, a cart that has changed says that they were added. Where that cart cannot be read either, the
 * next call of the same name reads it before anything is sent.
 */
export function createFillCart({ changes, getState, setOutdated }: Dependencies): CartState['fill'] {
  const { enqueue, read, isCurrent } = changes
  /** The call whose answer was lost, and the cart before it. */
  let lost: { name: string; cart: Cart } | undefined

  /** Says whether an earlier call of this name is known to have added its goods. */
  const wasDone = async (name: string): Promise<boolean> => {
    const earlier = lost?.name === name ? lost : undefined
    if (earlier || !isCurrent()) await read()
    lost = undefined
    return earlier !== undefined && !isSameCart(earlier.cart, getState().cart)
  }

  const send = async (name: string, call: () => Promise<unknown>) => {
    const { cart } = getState()
    try {
      await call()
    } catch (error) {
      if (!isAnswerLost(error)) throw error
      lost = { name, cart }
      const hasChanged = await read().catch(() => Promise.reject(error))
      lost = undefined
      if (!hasChanged) throw error
    }
  }

  return (name, call) =>
    enqueue(async () => {
      if (await wasDone(name)) return
      await send(name, call)
      await read().catch(setOutdated)
    })
}
