import type { Gateway } from '@shop/api-client'
import type { Cart } from '@shop/domain/cart/cart.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { CartMerges } from './cart-merges.ts'
import type { CartState } from './cart-state.ts'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import { reuseUnchangedLines } from './reuse-unchanged-lines.ts'

type CartCall = (calls: Gateway['cart']) => Promise<unknown>

interface Dependencies {
  loadGateway: LoadGateway
  merges: CartMerges
  store: Pick<StoreApi<CartState>, 'setState' | 'getState'>
}

/** Creates a queue of reads and changes. One call runs at a time, so that the cart shown last is the latest. */
export function createCartChanges({ loadGateway, merges, store }: Dependencies) {
  const { setState: set, getState: get } = store
  let lastJob: Promise<unknown> = Promise.resolve()
  /** Changes that the gateway has accepted, or may have, and that no read has shown yet. */
  let unshown = { pieces: 0, changes: 0 }

  const enqueue = <Result>(job: () => Promise<Result>) => {
    set({ pending: get().pending + 1 })
    const done = lastJob.then(job, job).finally(() => set({ pending: get().pending - 1, isLoaded: true }))
    lastJob = done
    return done
  }

  const countAhead = (pieces: number) => set({ optimisticPieces: get().optimisticPieces + pieces })

  /**
   * Sends a change. Returns true if the response is lost and the next read confirms the change. Only a comparable cart can
   * confirm it. Rejects with the failure of the call, not of the read after it.
   */
  const send = async (call: CartCall, isComparable: boolean): Promise<boolean> => {
    try {
      await call((await loadGateway()).cart)
      return false
    } catch (error) {
      const isLost = isComparable && isAnswerLost(error)
      const takeBack = isLost ? expectChange() : () => undefined
      const hasChanged = await read().catch(takeBack)
      if (isLost && hasChanged) return true
      throw error
    }
  }

  /**
   * Reads the cart and returns whether it has changed. `beforeOf` returns the cart before the visitor's change, if that is not
   * the cart on show.
   */
  const read = async (beforeOf?: (cart: Cart) => Cart) => {
    if (get().isHeld) return false
    const calls = (await loadGateway()).cart
    const hasUnmerged = await merges.mergeAll(calls)
    const before = get().cart
    const cart = reuseUnchangedLines(await calls.get(), before)
    // If the login has expired meanwhile, this may be another visitor's cart.
    if (get().isHeld) return false
    const hasChanged = !isSameCart(before, cart)
    const { pieces, changes } = unshown
    unshown = { pieces: 0, changes: 0 }
    countAhead(-pieces)
    const isCounted = hasChanged && changes > 0
    const counted = isCounted && { changes: get().changes + changes, cartBefore: beforeOf?.(cart) ?? before }
    set({ cart, hasUnmerged, isRead: true, isOutdated: false, ...counted })
    return hasChanged
  }

  /**
   * Notes a change that the next read of the cart will show. `pieces` stay counted ahead until then. Returns a function that
   * takes this back.
   */
  const expectChange = (pieces = 0) => {
    unshown = { pieces: unshown.pieces + pieces, changes: unshown.changes + 1 }
    return () => {
      unshown = { pieces: unshown.pieces - pieces, changes: unshown.changes - 1 }
      countAhead(-pieces)
    }
  }

  return {
    enqueue,
    countAhead,
    read,
    expectChange,
    refresh: () =>
      enqueue(async () => {
        await read()
      }),
    whenIdle: async () => {
      while (get().pending > 0) await lastJob.catch(() => undefined)
      return get().cart
    },
    /** Changes something that affects the totals, such as the shipping method. Rejects if the totals cannot be read. */
    change: (call: CartCall) =>
      enqueue(async () => {
        await send(call, false)
        await read()
      }),
    /** Changes lines. Does not reject if only the read after the change fails, because the visitor would then repeat it. */
    changeLines: (call: CartCall) =>
      enqueue(async () => {
        if (await send(call, isCurrent(get()))) return
        expectChange()
        await read().catch(() => set({ isOutdated: true }))
      }),
  }
}

/** Whether the cart on show is the gateway's, as far as the shop can tell. */
export const isCurrent = ({ isRead, isOutdated }: Pick<CartState, 'isRead' | 'isOutdated'>) => isRead && !isOutdated

/** Whether two carts have the same lines. Unchanged lines are the same objects (`reuseUnchangedLines`). */
export const isSameCart = (before: Cart, after: Cart) =>
  before.total === after.total &&
  before.lines.length === after.lines.length &&
  before.lines.every((line, index) => line === after.lines[index])

/** The queue of a cart's reads and changes. */
export type CartChanges = ReturnType<typeof createCartChanges>
