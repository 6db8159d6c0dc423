import type { AddOutcome } from '@shop/api-client/send-add.ts'
import type { SentAdd } from '../../runtime/platform/before-hydration.ts'
import { findVisitor, type KnownVisitor, type VisitorPlatform } from './find-visitor.ts'
import { sendAdd } from '@shop/api-client/send-add.ts'
import { createCountDisplay } from './show-add.ts'

/** How many products are added before hydration; more wait for the app. */
const MOST = 5

/** Puts products into the cart while the app is not there yet, one after the other. */
export function createEarlyAdds(platform: VisitorPlatform, baseUrl: string) {
  const showMore = createCountDisplay()
  const left = new Promise((resolve) => addEventListener('pagehide', resolve))
  let adds: SentAdd[] = []
  let visitor: KnownVisitor | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isTaken = false

  function send(productId: string, quantity: number, known: KnownVisitor) {
    // Whoever leaves the page does not wait for the answer to what was pressed before.
    const outcome = Promise.race([last, left]).then(() => sendAdd({ baseUrl, visitor: known, productId, quantity }))
    last = outcome
    if (known.isNew) {
      showMore(quantity)
      void outcome.then((result) => result === 'added' || isTaken || showMore(-quantity))
    }
    adds.push({ productId, quantity, outcome })
    return outcome
  }

  return {
    /** What becomes of the pieces; nothing where only the app can add them. */
    add: (productId: string, quantity: number): Promise<AddOutcome> | undefined => {
      if (isTaken || adds.length === MOST || adds.some((add) => add.productId === productId)) return undefined
      try {
        visitor ??= findVisitor(platform)
      } catch {
        // Where cookies cannot even be asked for, or ids not be made.
      }
      return visitor && send(productId, quantity, visitor)
    },
    take: () => {
      const taken = { adds, hasMadeVisitor: !isTaken && visitor?.isNew === true }
      isTaken = true
      adds = []
      return taken
    },
  }
}
