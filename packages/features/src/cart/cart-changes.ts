import type { Gateway } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'
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

/** Reads and changes of the cart, one after the other, so that the cart shown last is the cart the gateway saw last. */
export function createCartChanges({ loadGateway, merges, store }: Dependencies) {
  const { setState: set, getState: get } = store
  let lastJob: Promise<unknown> = Promise.resolve()
  /** What the gateway has accepted, and no cart read since has shown. */
  let unshown = { pieces: 0, changes: 0 }

  const enqueue = <Result>(job: () => Promise<Result>) => {
    set({ pending: get().pending + 1 })
    const done = lastJob.then(job, job).finally(() => set({ pending: get().pending - 1, isLoaded: true }))
    lastJob = done
    return done
  }

  const countAhead = (pieces: number) => set({ optimisticPieces: get().optimisticPieces + pieces })

  const send = async (call: CartCall, pieces: number) => {
    try {
      await call((await loadGateway()).cart)
    } catch (error) {
      countAhead(-pieces)
      // What went wrong first is what the visitor hears of.
      await read().catch(() => undefined)
      throw error
    }
  }

  /** Sends a change of lines; says whether the cart on show has it already. Where the answer is lost, the cart decides. */
  const sendLines = async (call: CartCall, pieces: number): Promise<boolean> => {
    const isComparable = isCurrent()
    try {
      await call((await loadGateway()).cart)
      expectPieces(pieces)
      return false
    } catch (error) {
      countAhead(-pieces)
      const isLost = isAnswerLost(error) && isComparable
      if (isLost) countChange(1)
      const hasChanged = await read().catch(() => isLost && countChange(-1))
      if (isLost && hasChanged) return true
      throw error
    }
  }

  /** Whether the cart on show is the one the gateway has, as far as the shop knows. */
  const isCurrent = () => get().isRead && !get().isOutdated

  /** Says whether the cart has changed; `beforeOf` where the one on show is not what the visitor's change began with. */
  const read = async (beforeOf?: (cart: Cart) => Cart) => {
    if (get().isHeld) return false
    const calls = (await loadGateway()).cart
    const hasUnmerged = await merges.mergeAll(calls)
    const before = get().cart
    const cart = reuseUnchangedLines(await calls.get(), before)
    // The login may have ended meanwhile: then this may be another visitor's.
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

  const countChange = (count: 1 | -1) => void (unshown = { ...unshown, changes: unshown.changes + count })
  const expectPieces = (pieces: number) => {
    unshown = { ...unshown, pieces: unshown.pieces + pieces }
    countChange(1)
  }

  return {
    enqueue,
    countAhead,
    read,
    expectPieces,
    refresh: () =>
      enqueue(async () => {
        await read()
      }),
    whenIdle: async () => {
      while (get().pending > 0) await lastJob.catch(() => undefined)
      return get().cart
    },
    /** Changes something that makes new sums, such as the way of delivery: without them it has failed. */
    change: (call: CartCall) =>
      enqueue(async () => {
        await send(call, 0)
        await read()
      }),
    /**
     * Changes lines. `pieces` more are counted at once, until the gateway's own count comes or the change has failed. One
     * that went through has not failed, although the read after it may: a repeat would double it. The same holds where the
     * answer is lost and the cart shows the change.
     */
    changeLines: (call: CartCall, pieces = 0) => {
      countAhead(pieces)
      return enqueue(async () => {
        const isComparable = isCurrent()
        if (await sendLines(call, pieces)) return
        const hasChanged = await read().catch(() => set({ isOutdated: true }))
        if (hasChanged === false && pieces > 0 && isComparable) throw nothingAdded()
      })
    },
  }
}

/** Whether two carts have the same lines; what has not changed in them is the very same object. */
export const isSameCart = (before: Cart, after: Cart) =>
  before.total === after.total &&
  before.lines.length === after.lines.length &&
  before.lines.every((line, index) => line === after.lines[index])

/** Whatever the gateway answered: goods are in the cart when the cart shows them, not when it is as it was. */
export const nothingAdded = () => new GatewayFailure({ kind: 'refused', status: 200, errorCodes: [] })

/** The queue of a cart, for what begins in another way than by a call. */
export type CartChanges = ReturnType<typeof createCartChanges>
