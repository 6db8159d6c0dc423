import type { Gateway } from '@shop/api-client'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Under which key of the local storage stand the ids whose carts are still to be brought along. */
const MERGES_KEY = 'carts-to-merge'

// Each read of the cart asks for all of them; who logs in again and again meets a gateway that merges nothing.
const MOST = 3

/**
 * The carts of before a login that the gateway has not brought along yet (OP-78). Kept through reloads: the visitor's new
 * id has already replaced the one under which their goods lie.
 */
export function createCartMerges(storage: KeyValueStore) {
  const read = () => (storage.read(MERGES_KEY) ?? '').split(' ').filter(Boolean)
  const write = (ids: readonly string[]) =>
    ids.length > 0 ? storage.write(MERGES_KEY, ids.join(' ')) : storage.remove(MERGES_KEY)
  const emptyCarts = new Set<string>()
  return {
    /** An empty cart is brought along as well (SES-09), but nobody misses anything when that fails. */
    add: (id: string, { isEmpty }: { isEmpty: boolean }) => {
      if (isEmpty) emptyCarts.add(id)
      else write([...new Set([...read(), id])].slice(-MOST))
    },
    clear: () => {
      emptyCarts.clear()
      write([])
    },
    /** Asks the gateway for each of them, and says whether goods are still to come; never rejects. */
    mergeAll: async ({ override }: Gateway['cart']): Promise<boolean> => {
      for (const id of emptyCarts) {
        emptyCarts.delete(id)
        await override(id).catch(() => undefined)
      }
      for (const id of read()) {
        // Whatever it says no for may pass: goods are not given up because of one answer.
        await override(id).then(
          () => write(read().filter((other) => other !== id)),
          () => undefined,
        )
      }
      return read().length > 0
    },
  }
}
export type CartMerges = ReturnType<typeof createCartMerges>
