import type { Gateway } from '@shop/api-client'
import { isNotFound, toFailure } from '@shop/api-client/failure.ts'
import type { CartLine } from '@shop/domain/cart/cart.ts'
import { COPIED_CART } from './copied-cart-key.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** The local storage key of the ids whose carts the gateway has not merged yet. */
const MERGES_KEY = 'carts-to-merge'

// Each cart read requests all of these merges. The limit bounds the calls to a gateway that never merges.
const MAX_MERGES = 3

/** How many refusals of a merge count as final. A missing response does not count. */
const MAX_REFUSALS = 10

interface Waiting {
  id: string
  refusals: number
}

const readWaiting = (text: string): Waiting => {
  const [id = '', refusals] = text.split(':')
  return { id, refusals: Number(refusals) || 0 }
}

/**
 * The carts from before a login that the gateway has not merged yet. Stored through reloads, because the visitor's new id
 * has already replaced the old one.
 */
export function createCartMerges(storage: KeyValueStore, visitorId: () => string = () => '') {
  const read = () => (storage.read(MERGES_KEY) ?? '').split(' ').filter(Boolean).map(readWaiting)
  const write = (carts: readonly Waiting[]) =>
    carts.length > 0
      ? storage.write(MERGES_KEY, carts.map(({ id, refusals }) => `${id}:${refusals}`).join(' '))
      : storage.remove(MERGES_KEY)
  const remove = (id: string) => write(read().filter((other) => other.id !== id))
  const refuse = ({ id, refusals }: Waiting) =>
    refusals + 1 < MAX_REFUSALS
      ? write(read().map((other) => (other.id === id ? { id, refusals: refusals + 1 } : other)))
      : remove(id)
  const emptyCarts = new Set<string>()
  /** The lines of the cart that was added last, if known. */
  let latestLines: readonly CartLine[] | undefined
  /** Prepares the merge of a cart that is a copy of the customer's own. Loads that code only when it is needed. */
  const prepareMerge = async (calls: Gateway['cart']) => {
    if (storage.read(COPIED_CART) === undefined) return { waits: undefined, afterMerge: () => undefined }
    const { quantitiesOf, prepareCopiedMerge } = await import('./copied-cart.ts')
    const waiting = read().map(({ id }) => id)
    const present = latestLines && quantitiesOf(latestLines)
    return prepareCopiedMerge(calls, storage, { visitorId, waiting, present })
  }
  return {
    /** Adds a cart to be merged. An empty cart is merged once, and a failure is ignored. */
    add: (id: string, { isEmpty, lines }: { isEmpty: boolean; lines?: readonly CartLine[] }) => {
      latestLines = lines
      // An empty cart has no copied lines to take out.
      if (isEmpty) storage.remove(COPIED_CART)
      if (isEmpty) emptyCarts.add(id)
      else write([...read().filter((other) => other.id !== id), { id, refusals: 0 }].slice(-MAX_MERGES))
    },
    clear: () => {
      emptyCarts.clear()
      storage.remove(COPIED_CART)
      write([])
    },
    /** Requests each merge. Returns whether items are still missing. Never rejects. */
    mergeAll: async (calls: Gateway['cart']): Promise<boolean> => {
      const { override } = calls
      // Without that code nothing is merged. The next read tries again.
      const copied = await prepareMerge(calls).catch(() => undefined)
      if (!copied) return read().length > 0
      for (const id of emptyCarts) {
        emptyCarts.delete(id)
        await override(id).catch(() => undefined)
      }
      for (const cart of read()) {
        if (cart.id === copied.waits) continue
        await override(cart.id).then(
          () => remove(cart.id),
          (error: unknown) => {
            if (isNotFound(error)) remove(cart.id)
            else if (toFailure(error).kind === 'refused') refuse(cart)
          },
        )
      }
      const isMerged = read().length === 0
      // If this fails, the next read repeats it.
      if (isMerged) await Promise.resolve(copied.afterMerge()).catch(() => undefined)
      return !isMerged
    },
  }
}
export type CartMerges = ReturnType<typeof createCartMerges>
