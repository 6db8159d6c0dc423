import type { SentAdd } from '@shop/api-client/send-add.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import { replayEvents } from '../client/event-replay.ts'

/** Takes over the adds that the script in the page's head has sent. `adopt` hands them to the cart and returns their ends. */
export function takePresses(
  head: Pick<NonNullable<Platform['beforeHydration']>, 'takeAdds'> | undefined,
  adopt: (adds: readonly SentAdd[]) => Promise<void>[],
) {
  const { adds, hasMadeVisitor } = head?.takeAdds() ?? { adds: [], hasMadeVisitor: false }
  let ends: (Promise<void> | undefined)[] = []
  return {
    hasMadeVisitor,
    /** Hands them to the cart. Returns false if there are none. */
    adopt: () => {
      if (adds.length === 0) return false
      ends = adopt(adds)
      // The add button handles this rejection. Without a button it is ignored.
      for (const end of ends) end?.catch(() => undefined)
      return true
    },
    /** Returns the outcome of an add of this product, once. Undefined if there is none. */
    outcomeOf: (productId: string) => {
      const index = adds.findIndex((add) => add.productId === productId)
      const end = ends[index]
      ends[index] = undefined
      return end
    },
  }
}

/** Ends the recording and replays all other events. For the end of hydration. */
export const replayRecorded = () => replayEvents(window.beforeHydration?.end() ?? new Map())
