import type { Gateway } from '@shop/api-client'
import { isNotFound, toFailure } from '@shop/api-client/failure.ts'
import type { CartLine } from '@shop/domain/cart/cart.ts'
import { COPIED_CART } from './copied-cart-key.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Under which key of the local storage stand the ids whose carts are still to be brought along. */
const MERGES_KEY = 'carts-to-merge'

// Each read of the cart asks for all of them; who logs in again and again meets a gateway that merges nothing.
const MOST = 3

/** How often a gateway may say no before goods count as lost. It need not mean the first no; no answer is none. */
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
 * The carts of before a login that the gateway has not brought along yet (OP-78). Kept through reloads: the visitor's new
 * id has already replaced the one under which their goods lie.
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
  /** The lines of the cart that was added last, where they are known. */
  let leftLines: readonly CartLine[] | undefined
  /** Prepares the merge of a cart that is a copy of the customer's own; the code for that is rarely needed. */
  const prepareMerge = async (calls: Gateway['cart']) => {
    if (storage.read(COPIED_CART) === undefined) return { waits: undefined, afterMerge: () => undefined }
    const { quantitiesOf, prepareCopiedMerge } = await import('./copied-cart.ts')
    const waiting = read().map(({ id }) => id)
    const present = leftLines && quantitiesOf(leftLines)
    return prepareCopiedMerge(calls, storage, { visitorId, waiting, present })
  }
  return {
    /** An empty cart is brought along as well (SES-09), but nobody misses anything when that fails. */
    add: (id: string, { isEmpty, lines }: { isEmpty: boolean; lines?: readonly CartLine[] }) => {
      leftLines = lines
      // An empty cart has no copied lines to take out.
      if (isEmpty) storage.remove(COPIED_CART)
      if (isEmpty) emptyCarts.add(id)
      else write([...read().filter((other) => other.id !== id), { id, refusals: 0 }].slice(-MOST))
    },
    clear: () => {
      emptyCarts.clear()
      storage.remove(COPIED_CART)
      write([])
    },
    /** Asks the gateway for each of them, and says whether goods are still to come; never rejects. */
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
