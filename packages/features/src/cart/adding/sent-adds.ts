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

  /** Returns why an add has failed, if it has. */
  async function errorOf({ productId, quantity, response }: SentAdd): Promise<unknown> {
    const answered = await response
    if (answered.isAdded) return undefined
    try {
      const { cart } = await loadGateway()
      await cart.add({ [productId]: quantity }, answered)
      return undefined
    } catch (error) {
      return error
    }
  }

  /** Waits for the responses, then reads the cart. Returns the error of each add, if any. */
  async function complete(adds: readonly SentAdd[]): Promise<unknown[]> {
    const { cart: before, ...known } = getState()
    const isComparable = isCurrent(known)
    const errors: unknown[] = []
    for (const sent of adds) errors.push(await errorOf(sent))
    const hasChanged = await readAfter(adds, errors)
    return adds.map((sent, index) => {
      const error = errors[index]
      if (error === undefined) return isComparable && hasChanged === false ? nothingAdded() : undefined
      // If the response is lost, the next cart read decides whether the items were added.
      const isShown = hasChanged && hasGrown(isComparable ? before : undefined, getState().cart, sent)
      return isAnswerLost(error) && isShown ? undefined : error
    })
  }

  /** Returns whether the cart has changed. Returns undefined if it cannot be read. */
  async function readAfter(adds: readonly SentAdd[], errors: readonly unknown[]) {
    const accepted = adds.filter((_, index) => errors[index] === undefined)
    const expected = adds.filter((_, index) => errors[index] === undefined || isAnswerLost(errors[index]))
    countAhead(piecesOf(expected) - piecesOf(adds))
    const takeBack = expected.length > 0 ? expectChange(piecesOf(expected)) : () => undefined
    try {
      return await read(getState().isRead ? undefined : (cart) => withoutPieces(cart, expected))
    } catch {
      if (accepted.length > 0) setOutdated()
      else takeBack()
      return undefined
    }
  }

  return {
    add: async (productId: string, quantity: number) => {
      countAhead(quantity)
      await enqueue(async () => {
        const response = loadGateway.sendAdd({ [productId]: quantity })
        const [error] = await complete([{ productId, quantity, response }])
        if (error !== undefined) throw error
      })
    },
    adoptSentAdds: (adds: readonly SentAdd[]) => {
      countAhead(piecesOf(adds))
      const completed = enqueue(() => complete(adds))
      for (const [index, { productId }] of adds.entries()) {
        const outcome = completed.then((errors) => {
          if (errors[index] !== undefined) throw errors[index]
        })
        // The add button handles this rejection. Without a button it is ignored.
        outcome.catch(() => undefined)
        unclaimed.set(productId, outcome)
      }
    },
    claimSentAdd: (productId: string) => {
      const outcome = unclaimed.get(productId)
      unclaimed.delete(productId)
      return outcome
    },
  }
}

/** The failure of an add that was accepted and has not changed the cart. */
const nothingAdded = () => new GatewayFailure({ kind: 'refused', status: 200, errorKeys: [] })

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
