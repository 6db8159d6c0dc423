import { GatewayFailure } from '@shop/api-client/failure.ts'
import type { SentAdd } from '@shop/api-client/send-add.ts'
import type { Cart } from '@shop/domain/cart/cart.ts'
import { isAnswerLost } from '../../runtime/failures/failures.ts'
import type { GatewayLoader } from '../../runtime/gateway/gateway-loader.ts'
import { isCurrent, type CartChanges } from '../cart-changes.ts'
import type { CartState } from '../cart-state.ts'

interface Dependencies {
  loadGateway: GatewayLoader
  queue: Pick<CartChanges, 'enqueue' | 'countAhead' | 'read' | 'expectChange'>
  getState: () => Pick<CartState, 'cart' | 'isRead' | 'isOutdated'>
  setOutdated: () => void
}

/**
 * Completes adds: sent first, their outcome pending until the response has arrived and the cart has been read. An add is
 * repeated only as an anonymous visitor, after an expired token.
 */
export function createSentAdds({ loadGateway, queue, getState, setOutdated }: Dependencies) {
  const { enqueue, countAhead, read, expectChange } = queue
  const unclaimed = new Map<string, Promise<void>>()

  /** Waits for the response of an add. Rejects if the gateway has not accepted it. */
  async function accept({ productId, quantity, response }: SentAdd) {
    const answered = await response
    if (answered.isAdded) return
    const { cart } = await loadGateway()
    await cart.add({ [productId]: quantity }, answered)
  }

  /** Waits for the responses, then reads the cart. Returns the errors of failed adds. */
  async function complete(adds: readonly SentAdd[]): Promise<Map<SentAdd, unknown>> {
    const { cart: before, ...known } = getState()
    const isComparable = isCurrent(known)
    const errors = new Map<SentAdd, unknown>()
    for (const sent of adds) await accept(sent).catch((error: unknown) => errors.set(sent, error))
    const expected = adds.filter((sent) => !errors.has(sent) || isAnswerLost(errors.get(sent)))
    const hasChanged = await readAfter(adds, expected, errors.size < adds.length)
    for (const sent of expected) {
      if (!errors.has(sent)) {
        if (isComparable && hasChanged === false) errors.set(sent, nothingAdded())
      } else if (hasChanged && hasGrown(isComparable ? before : undefined, getState().cart, sent)) {
        // If the response is lost, the next cart read decides whether the items were added.
        errors.delete(sent)
      }
    }
    return errors
  }

  /** Reads the cart with the expected adds. Returns whether it has changed, or undefined if it cannot be read. */
  async function readAfter(adds: readonly SentAdd[], expected: readonly SentAdd[], areSomeAccepted: boolean) {
    countAhead(piecesOf(expected) - piecesOf(adds))
    const takeBack = expected.length > 0 ? expectChange(piecesOf(expected)) : () => undefined
    try {
      return await read(getState().isRead ? undefined : (cart) => withoutPieces(cart, expected))
    } catch {
      if (areSomeAccepted) setOutdated()
      else takeBack()
      return undefined
    }
  }

  return {
    add: async (productId: string, quantity: number) => {
      countAhead(quantity)
      await enqueue(async () => {
        const sent = { productId, quantity, response: loadGateway.sendAdd({ [productId]: quantity }) }
        throwErrorOf(sent, await complete([sent]))
      })
    },
    adoptSentAdds: (adds: readonly SentAdd[]) => {
      countAhead(piecesOf(adds))
      const completed = enqueue(() => complete(adds))
      for (const sent of adds) {
        const outcome = completed.then((errors) => throwErrorOf(sent, errors))
        // The add button handles this rejection. Without a button it is ignored.
        outcome.catch(() => undefined)
        unclaimed.set(sent.productId, outcome)
      }
    },
    claimSentAdd: (productId: string) => {
      const outcome = unclaimed.get(productId)
      unclaimed.delete(productId)
      return outcome
    },
  }
}

function throwErrorOf(sent: SentAdd, errors: ReadonlyMap<SentAdd, unknown>) {
  if (errors.has(sent)) throw errors.get(sent)
}

/** The failure of an add that was accepted and has not changed the cart. */
const nothingAdded = () => new GatewayFailure({ kind: 'refused', status: 200, errorCodes: [] })

const piecesOf = (adds: readonly SentAdd[]) => adds.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether a cart holds the added pieces. Without `before`, pieces from earlier adds count as well. */
function hasGrown(before: Cart | undefined, after: Cart, { productId, quantity }: SentAdd): boolean {
  const quantityIn = (cart: Cart | undefined) => cart?.lines.find(({ id }) => id === productId)?.quantity ?? 0
  return quantityIn(after) - quantityIn(before) >= quantity
}

/** Returns the cart as it was before the adds. */
function withoutPieces(cart: Cart, adds: readonly SentAdd[]): Cart {
  const added = new Map(adds.map(({ productId, quantity }) => [productId, quantity]))
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (added.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return { ...cart, lines, total: cart.total - piecesOf(adds) }
}
