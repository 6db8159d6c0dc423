import type { Gateway } from '@shop/api-client'
import { isNotFound, toFailure } from '@shop/api-client/failure.ts'
import type { Cart } from '@shop/domain/cart/cart.ts'
import { defineMemory, type PlatformOf } from '../runtime/memory/memory.ts'
import { copiedCart } from './copied-cart-note.ts'

// Each cart read requests all of these merges. The limit bounds the calls to a gateway that never merges.
const MAX_MERGES = 3

/** How many refusals of a merge count as final. A missing response does not count. */
const MAX_REFUSALS = 10

interface Waiting {
  id: string
  refusals: number
}

/** The ids whose carts the gateway has not merged yet. */
export const cartsToMerge = defineMemory('cart.toMerge', (stored) =>
  Array.isArray(stored) ? stored.filter(isWaiting).slice(-MAX_MERGES) : undefined,
)

const isWaiting = (stored: unknown): stored is Waiting => {
  const { id, refusals } = Object(stored) as Partial<Record<string, unknown>>
  return typeof id === 'string' && id !== '' && typeof refusals === 'number'
}

/**
 * The carts from before a login that the gateway has not merged yet. Stored through reloads, because the visitor's new id
 * has already replaced the old one.
 */
export function createCartMerges(platform: PlatformOf<'cart'>, visitorId: () => string = () => '') {
  const read = () => cartsToMerge.read(platform) ?? []
  const change = (to: (carts: Waiting[]) => Waiting[]) =>
    cartsToMerge.update(platform, (before = []) => {
      const carts = to(before)
      return carts.length > 0 ? carts : undefined
    })
  const remove = (id: string) => change((carts) => carts.filter((other) => other.id !== id))
  const refuse = ({ id, refusals }: Waiting) =>
    refusals + 1 < MAX_REFUSALS
      ? change((carts) => carts.map((other) => (other.id === id ? { id, refusals: refusals + 1 } : other)))
      : remove(id)
  const emptyCarts = new Set<string>()
  /** The lines of the cart that was added last, if known. */
  let latestLines: Cart['lines'] | undefined
  /** Prepares the merge of a cart that is a copy of the customer's own. Loads that code only when it is needed. */
  const prepareMerge = async (calls: Gateway['cart']) => {
    if (copiedCart.read(platform) === undefined) return { waits: undefined, afterMerge: () => undefined }
    const { quantitiesOf, prepareCopiedMerge } = await import('./copied-cart.ts')
    const waiting = read().map(({ id }) => id)
    const present = latestLines && quantitiesOf(latestLines)
    return prepareCopiedMerge(calls, platform, { visitorId, waiting, present })
  }
  return {
    /** Adds a cart to be merged, as far as it is known. An empty cart is merged once, and a failure is ignored. */
    add: (id: string, cart: Cart | undefined) => {
      const isEmpty = cart?.total === 0
      latestLines = cart?.lines
      // An empty cart has no copied lines to take out.
      if (isEmpty) copiedCart.forget(platform)
      if (isEmpty) emptyCarts.add(id)
      else change((carts) => [...carts.filter((other) => other.id !== id), { id, refusals: 0 }].slice(-MAX_MERGES))
    },
    /** Leaves out the empty carts. `forget` removes what is stored. */
    clear: () => emptyCarts.clear(),
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
